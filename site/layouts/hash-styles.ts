import { createHash } from "node:crypto";

const hashes = new Map<string, string>();

/** Returns the hash of an inline stylesheet as a CSP source (CSP Level 3). */
export function hashStyles(sheet: string): string {
  const hash = hashes.get(sheet) ?? `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`;
  hashes.set(sheet, hash);
  return hash;
}
