import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Lists the files in a folder recursively, sorted by path, or the path itself if it is a file. */
export function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
