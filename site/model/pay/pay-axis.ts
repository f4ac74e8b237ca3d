/** Ends and step of the one scale that every chart of pay has, in dollars. */
export const PAY_AXIS = { from: 60_000, to: 180_000, step: 20_000 } as const;
