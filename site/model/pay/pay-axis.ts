/** Bounds and step of the axis that all pay charts share, in dollars. */
export const PAY_AXIS = { from: 60_000, to: 180_000, step: 20_000 } as const;

/** Returns an amount's CSS position on the axis, in percent. */
export function payAxisPosition(dollars: number): string {
  const { from, to } = PAY_AXIS;
  return `${Math.round(((dollars - from) / (to - from)) * 10_000) / 100}%`;
}
