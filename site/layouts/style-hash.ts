import { createHash } from "node:crypto";

const known = new Map<string, string>();

/** A style sheet's hash as a source of a content security policy (CSP Level 3): the sheet may stand in a page. */
export function styleHash(sheet: string): string {
  const hash = known.get(sheet) ?? `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`;
  known.set(sheet, hash);
  return hash;
}
