import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Creates a secret of 256 random bits. */
export const createSecret = (): string => randomBytes(32).toString("base64url");

/** Returns the hash that is stored instead of a secret, in hexadecimal. A random secret needs no slow hash. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Compares secrets in constant time, so that the time reveals nothing about them except their length. */
export function isSameSecret(sent: string, expected: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
