export interface SeatInputs {
  /** Salary in dollars per year. */
  pay: number;
  /** Number of working days that the seat is empty. */
  empty: number;
  /** Productivity on the first day, in percent of full productivity. */
  "first-day": number;
  /** Number of months until full productivity. */
  ramp: number;
  /** Working days per year. */
  workdays: number;
}

export interface SeatSums {
  /** Pay for one working day, in dollars. */
  day: number;
  emptyCost: number;
  /** Number of working days until full productivity. */
  rampDays: number;
  /** Average productivity lost during the ramp, in percent: half of the gap on the first day. */
  missingShare: number;
  /** Productivity lost during the ramp, in full working days. */
  missingDays: number;
  rampCost: number;
  total: number;
}

/**
 * Computes the cost of an empty seat and of the new hire's ramp. Productivity rises linearly, so the
 * average loss during the ramp is half of the first day's gap.
 */
export function seatSums({ pay, empty, ramp, workdays, ...inputs }: SeatInputs): SeatSums {
  const day = pay / workdays;
  const rampDays = (ramp / 12) * workdays;
  const missingShare = (100 - inputs["first-day"]) / 2;
  const missingDays = (rampDays * missingShare) / 100;
  const emptyCost = empty * day;
  const rampCost = missingDays * day;
  return { day, emptyCost, rampDays, missingShare, missingDays, rampCost, total: emptyCost + rampCost };
}
