import { createHash } from "node:crypto";
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, extname, join } from "node:path";

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

/**
 * Puts a link to a file in the place of another, if there is one. Falls back to a copy: hard links fail across file
 * systems, and may be forbidden for other users' files.
 */
export function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") {
      rmSync(target);
      linkOrCopy(source, target);
    } else if (["EXDEV", "EPERM", "ENOTSUP", "EMLINK"].includes(code)) copyFileSync(source, target);
    else throw error;
  }
}

/** Removes a file that has other links, such as from a site to a cache, so that those keep their content if it is written. */
export function removeLink(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats !== undefined && stats.nlink > 1) rmSync(path);
}

/**
 * Writes a file with a content hash in its name, for immutable caching.
 * @param path root-relative URL, `/styles/site.css`
 * @returns the hashed URL, `/styles/site-1a2b3c4d.css`
 */
export function writeHashedFile(outDir: string, path: string, content: string | Uint8Array): string {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const extension = extname(path);
  const hashedPath = `${path.slice(0, -extension.length)}-${hash}${extension}`;
  const file = join(outDir, hashedPath);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return hashedPath;
}
