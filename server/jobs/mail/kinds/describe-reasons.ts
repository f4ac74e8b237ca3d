import { cleanLine } from "../model/clean-text.ts";

/**
 * Lists the reasons for a spam score, highest first, such as "form filled in 1 second (+20)".
 * @param stored value of the `spam_reasons` column: points by signal
 */
export function describeReasons(stored: unknown): string[] {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return [];
  return Object.entries(stored)
    .sort(([, a], [, b]) => Number(b) - Number(a))
    .map(([signal, points]) => `${cleanLine(signal.replaceAll("_", " "), 120)} (+${Number(points)})`);
}
