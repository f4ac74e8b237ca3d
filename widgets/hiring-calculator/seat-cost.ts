export interface SeatInputs {
  /** Annual salary in dollars. */
  pay: number;
  /** Working days that the seat is empty. */
  empty: number;
  /** Productivity on the first day, in percent of full productivity. */
  "first-day": number;
  /** Months until full productivity. */
  ramp: number;
  workdays: number;
}

export type SeatCost = ReturnType<typeof computeSeatCost>;

/**
 * Computes the cost of an empty seat and of the new hire's ramp-up. Productivity rises linearly, so the
 * average loss during ramp-up is half of the first day's gap.
 */
export function computeSeatCost({ pay, empty, ramp, workdays, ...inputs }: SeatInputs) {
  /** Pay per working day in dollars. */
  const day = pay / workdays;
  /** Working days until full productivity. */
  const rampDays = (ramp / 12) * workdays;
  const rampLossPercent = (100 - inputs["first-day"]) / 2;
  /** Productivity lost during ramp-up, in full working days. */
  const rampLossDays = (rampDays * rampLossPercent) / 100;
  const emptyCost = empty * day;
  const rampCost = rampLossDays * day;
  return { day, emptyCost, rampDays, rampLossPercent, rampLossDays, rampCost, total: emptyCost + rampCost };
}
