import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";

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
