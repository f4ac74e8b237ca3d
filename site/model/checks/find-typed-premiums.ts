import type { RegionPremium } from "./pay-patterns.ts";

const PERCENTAGE = /(?<![\d.-])(?:(\d+(?:\.\d+)?) ?(?:%|percent\b)|\b(five|ten|fifteen|twenty) percent\b)/gi;
const IN_WORDS: Readonly<Record<string, number>> = { five: 5, ten: 10, fifteen: 15, twenty: 20 };

/** In a sentence with these words, every percentage is a premium. */
const OF_BASELINE = /\bbaseline\b|\bregional premium/i;

/** In a sentence with these words, a percentage that equals a premium is one. */
const OF_PAY = /\bpay|\bpaid\b|\boffers?\b|\bsalar|\bearn|\badds?\b|\bpremium/i;
const PAY_PLACEHOLDER = /\{pay\}|\{\{pay\./;

/**
 * Finds premiums that are typed into a sentence; inserted by placeholder, they would follow the pay data.
 * @param place.context the sentence, or for a figure that stands alone the adjacent texts
 * @param place.text the whole text; if it contains a pay placeholder, each percentage that equals a premium counts as
 * one
 * @returns messages
 */
export function findTypedPremiums(
  premiums: readonly RegionPremium[],
  { sentence, context, text }: { sentence: string; context: string; text: string },
): string[] {
  const named = premiums.filter(({ region }) => context.includes(region));
  const isOfBaseline = OF_BASELINE.test(context);
  const isOfPay = PAY_PLACEHOLDER.test(text) || (OF_PAY.test(context) && named.length > 0);
  if (!isOfBaseline && !isOfPay) return [];
  return [...sentence.matchAll(PERCENTAGE)].flatMap(([found, digits, word = ""]) => {
    const value = digits === undefined ? IN_WORDS[word.toLowerCase()] : Number(digits);
    const equal = premiums.filter(({ premium }) => premium === value);
    if (!isOfBaseline && equal.length === 0) return [];
    const [meant] = [
      ...equal.filter((one) => named.includes(one)),
      ...equal,
      ...named.filter(({ premium }) => premium > 0),
      ...premiums,
    ];
    return meant === undefined ? [] : [`found "${found}" typed by hand, expected ${meant.expected}`];
  });
}
