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

/** An offer less what the candidate asks for, in dollars and in percent to one decimal. Present pay is no input: many states bar the question. */
export function overAsked(offer: number, asked: number): { dollars: number; percent: number } {
  return { dollars: offer - asked, percent: Math.round(((offer - asked) / asked) * 1000) / 10 };
}
