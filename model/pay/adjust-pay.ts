/** A pay range and its average, in dollars per year. */
export interface PayFigures {
  low: number;
  average: number;
  high: number;
}

/**
 * Applies a premium to a baseline range.
 * @param premium in whole percent
 * @throws Error if a figure would need rounding; the schema prevents this by requiring whole hundreds
 */
export function adjustPay({ low, average, high }: PayFigures, premium: number): PayFigures {
  const adjust = (dollars: number): number => {
    const product = dollars * (100 + premium);
    if (product % 100 !== 0)
      throw new Error(
        `$${dollars} plus ${premium}% is not a whole dollar amount: use amounts in whole hundreds.`,
      );
    return product / 100;
  };
  return { low: adjust(low), average: adjust(average), high: adjust(high) };
}
