import { createHash } from "node:crypto";
import { copyFileSync, linkSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
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
