import { createHash, randomBytes } from "node:crypto";

/** Creates the key of a receipt, and its hash, which a form sends. */
export function createReceiptKey(): { key: string; hash: string } {
  const key = randomBytes(16).toString("base64url");
  return { key, hash: createHash("sha256").update(key).digest("hex") };
}
