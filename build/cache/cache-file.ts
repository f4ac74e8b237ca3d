import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "./list-files.ts";

/**
 * Writes a cache file atomically, so that an interrupted build leaves no partial file. Not safe for
 * concurrent builds.
 */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const tempFile = join(dirname(file), ".part");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(tempFile, content);
  renameSync(tempFile, file);
}

/** Reads JSON from an earlier build; returns undefined if it is missing or unreadable. */
export function readCached<Value>(file: string): Value | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Value;
  } catch {
    return undefined;
  }
}

export function hashSources(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(listFiles)) hash.update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** Falls back to a copy: hard links fail across file systems, and may be forbidden for other users' files. */
export function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!["EXDEV", "EPERM", "ENOTSUP", "EMLINK"].includes((error as NodeJS.ErrnoException).code ?? ""))
      throw error;
    copyFileSync(source, target);
  }
}
