import type { RegionPremium } from "./pay-patterns.ts";

const PERCENTAGE = /(?<![\d.-])(?:(\d+(?:\.\d+)?) ?(?:%|percent\b)|\b(five|ten|fifteen|twenty) percent\b)/gi;
const NUMBER_WORDS: Readonly<Record<string, number>> = { five: 5, ten: 10, fifteen: 15, twenty: 20 };

/** Matches sentences about the baseline. Every percentage in such a sentence counts as a premium. */
export const MENTIONS_BASELINE = /\bbaseline\b|\bregional premium/i;

/**
 * Matches sentences about pay. A percentage in such a sentence counts as a premium if it is the premium of
 * some region.
 */
const MENTIONS_PAY = /\bpay|\bpaid\b|\boffers?\b|\bsalar|\bearn|\badds?\b|\bpremium/i;
const PAY_PLACEHOLDER = /\{pay\}|\{\{pay\./;

/**
 * Finds premiums that are hardcoded rather than inserted with a placeholder.
 * @param place.context the sentence itself or, for a figure without words, the neighboring fields
 * @param place.text the whole text. If it contains a pay placeholder, every percentage equal to a premium is
 * reported.
 * @returns a message for each premium
 */
export function findHardcodedPremiums(
  premiums: readonly RegionPremium[],
  { sentence, context, text }: { sentence: string; context: string; text: string },
): string[] {
  const namedPremiums = premiums.filter(({ region }) => context.includes(region));
  const isAboutBaseline = MENTIONS_BASELINE.test(context);
  const isAboutPay = PAY_PLACEHOLDER.test(text) || (MENTIONS_PAY.test(context) && namedPremiums.length > 0);
  if (!isAboutBaseline && !isAboutPay) return [];
  return [...sentence.matchAll(PERCENTAGE)].flatMap(([found, digits, word = ""]) => {
    const value = digits === undefined ? NUMBER_WORDS[word.toLowerCase()] : Number(digits);
    const matchingPremiums = premiums.filter(({ premium }) => premium === value);
    if (!isAboutBaseline && matchingPremiums.length === 0) return [];
    const [meant] = [
      ...matchingPremiums.filter((one) => namedPremiums.includes(one)),
      ...matchingPremiums,
      ...namedPremiums.filter(({ premium }) => premium > 0),
      ...premiums,
    ];
    return meant === undefined ? [] : [`found "${found}" typed by hand, expected ${meant.expected}`];
  });
}
