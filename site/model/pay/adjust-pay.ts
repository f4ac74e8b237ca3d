/** A range with its average, in dollars a year. */
export interface PayFigures {
  low: number;
  average: number;
  high: number;
}

/**
 * A baseline range with a premium.
 * @param premium whole percent over the baseline
 * @throws Error when a figure would need rounding, which the schema's whole hundreds rule out
 */
export function adjustPay({ low, average, high }: PayFigures, premium: number): PayFigures {
  const adjusted = (dollars: number): number => {
    const product = dollars * (100 + premium);
    if (product % 100 !== 0) throw new Error(`$${dollars} with ${premium}% is no whole dollar.`);
    return product / 100;
  };
  return { low: adjusted(low), average: adjusted(average), high: adjusted(high) };
}
