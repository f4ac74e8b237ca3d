/** Ends and step of the one scale that every chart of pay has, in dollars. */
export const PAY_AXIS = { from: 60_000, to: 180_000, step: 20_000 } as const;

/** Where an amount stands on the scale, as a percentage of it. */
export function atOnPayAxis(dollars: number): string {
  const { from, to } = PAY_AXIS;
  return `${Math.round(((dollars - from) / (to - from)) * 10_000) / 100}%`;
}
