/** Bounds and tick spacing, in dollars, of the axis that all pay charts share. */
export const PAY_AXIS = { from: 60_000, to: 180_000, step: 20_000 } as const;

/** Returns an amount's position on the axis as a CSS percentage. */
export function toPayAxisPosition(dollars: number): string {
  const { from, to } = PAY_AXIS;
  return `${Math.round(((dollars - from) / (to - from)) * 10_000) / 100}%`;
}
