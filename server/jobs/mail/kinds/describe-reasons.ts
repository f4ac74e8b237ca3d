import { cleanLine } from "../model/clean-text.ts";

/**
 * The reasons of a suspicion in words, the weightiest first: "form filled in 1 second (+20)".
 * @param stored points by signal, as the column `spam_reasons` has them; anything else is no reason
 */
export function describeReasons(stored: unknown): string[] {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return [];
  return Object.entries(stored)
    .sort(([, a], [, b]) => Number(b) - Number(a))
    .map(([signal, points]) => `${cleanLine(signal.replaceAll("_", " "), 120)} (+${Number(points)})`);
}
