import { cleanLine } from "../model/clean-text.ts";

/**
 * Describes why a submission is flagged, highest score first: "form filled in 1 second (+20)".
 * @param stored points by signal, as in the column `spam_reasons`; invalid entries are ignored
 */
export function describeReasons(stored: unknown): string[] {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return [];
  return Object.entries(stored)
    .sort(([, a], [, b]) => Number(b) - Number(a))
    .map(([signal, points]) => `${cleanLine(signal.replaceAll("_", " "), 120)} (+${Number(points)})`);
}
