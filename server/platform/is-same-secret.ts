import { timingSafeEqual } from "node:crypto";

/** Compares secrets in constant time, so that the time reveals nothing about them except their length. */
export function isSameSecret(sent: string, expected: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
