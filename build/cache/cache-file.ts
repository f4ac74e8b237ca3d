import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "./list-files.ts";

/**
 * Writes a file of the cache; it has its name only when it is whole, so that a build that was stopped leaves no half of it. One build runs
 * at a time, and the next one writes over what a killed one has left.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const part = join(dirname(file), ".part");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(part, content);
  renameSync(part, file);
}

/** Reads JSON that an earlier build has left; undefined when there is none, or none that can be read. */
export function readCached<Value>(file: string): Value | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Value;
  } catch {
    return undefined;
  }
}

/** Hash of code files and folders of them: what they have made is of use until it changes. */
export function digestOfSources(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(listFiles)) hash.update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}
