import type { Pay } from "./settings.ts";

/**
 * Compares an offer with a published pay range, in dollars. If the offer is lower, `toAverage` and `overLow`
 * are negative; if it is higher, `toHigh` is.
 */
interface OfferComparison {
  toAverage: number;
  overLow: number;
  toHigh: number;
}

export function compareOffer(offer: number, { low, average, high }: Pay): OfferComparison {
  return { toAverage: offer - average, overLow: offer - low, toHigh: high - offer };
}

/** Returns the raise over current pay in dollars and in percent (one decimal). */
export function computeRaise(offer: number, current: number): { dollars: number; percent: number } {
  return { dollars: offer - current, percent: Math.round(((offer - current) / current) * 1000) / 10 };
}
