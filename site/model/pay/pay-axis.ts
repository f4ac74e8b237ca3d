/** Bounds and step of the scale that all pay charts share, in dollars. */
export const PAY_AXIS = { from: 60_000, to: 180_000, step: 20_000 } as const;

/** CSS position of an amount on the scale, in percent. */
export function payAxisPosition(dollars: number): string {
  const { from, to } = PAY_AXIS;
  return `${Math.round(((dollars - from) / (to - from)) * 10_000) / 100}%`;
}
