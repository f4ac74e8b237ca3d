import { sha256 } from "@noble/hashes/sha2.js";

/** Key length in bytes (128 bits). */
const LENGTH = 16;

export interface ReceiptKey {
  key: string;
  hash: string;
}

/**
 * Creates a receipt key and its hash. Only the hash is sent. The hash is computed in JavaScript, since `crypto.subtle`
 * is unavailable over plain HTTP.
 */
export function createReceiptKey(): ReceiptKey {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  const digest = sha256(new TextEncoder().encode(key));
  return { key, hash: Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") };
}
