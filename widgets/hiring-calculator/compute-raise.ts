/** Returns the raise over current pay in dollars and in percent (one decimal). */
export function computeRaise(offer: number, current: number): { dollars: number; percent: number } {
  return { dollars: offer - current, percent: Math.round(((offer - current) / current) * 1000) / 10 };
}
