import type { Pay } from "./settings.ts";

/** An offer beside a published range; differences are in dollars, and negative where the offer is below. */
export interface OfferSums {
  /** Offer less average. */
  toAverage: number;
  /** Offer less low end. */
  overLow: number;
  /** High end less offer. */
  toHigh: number;
}

/** Sets an offer against a range. */
export function compareOffer(offer: number, { low, average, high }: Pay): OfferSums {
  return { toAverage: offer - average, overLow: offer - low, toHigh: high - offer };
}

/** What an offer adds to current pay, in dollars and in percent to one decimal. */
export function raiseOver(offer: number, current: number): { dollars: number; percent: number } {
  return { dollars: offer - current, percent: Math.round(((offer - current) / current) * 1000) / 10 };
}
