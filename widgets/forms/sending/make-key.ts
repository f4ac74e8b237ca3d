import { sha256 } from "@noble/hashes/sha2.js";

/** Bytes of a receipt's key, which nobody guesses. */
const LENGTH = 16;

/** A receipt's key, and the hash by which the database knows it. */
export interface ReceiptKey {
  key: string;
  hash: string;
}

/** Makes the key of a receipt, of which only the hash is sent. Hashed in JavaScript, since `crypto.subtle` is missing on plain http addresses. */
export function makeKey(): ReceiptKey {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  const digest = sha256(new TextEncoder().encode(key));
  return { key, hash: Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") };
}
