import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

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
