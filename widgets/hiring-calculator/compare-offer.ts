import type { Pay } from "./settings.ts";

/**
 * Differences in dollars between an offer and a published pay range. An offer below the average has a negative
 * `dollarsAboveAverage`, one below the range a negative `dollarsAboveLow`, and one above the range a negative
 * `dollarsBelowHigh`.
 */
interface OfferComparison {
  dollarsAboveAverage: number;
  dollarsAboveLow: number;
  dollarsBelowHigh: number;
}

export function compareOffer(offer: number, { low, average, high }: Pay): OfferComparison {
  return {
    dollarsAboveAverage: offer - average,
    dollarsAboveLow: offer - low,
    dollarsBelowHigh: high - offer,
  };
}

/** Returns the raise over current pay in dollars and in percent (one decimal). */
export function computeRaise(offer: number, current: number): { dollars: number; percent: number } {
  return { dollars: offer - current, percent: Math.round(((offer - current) / current) * 1000) / 10 };
}
