export interface SeatInputs {
  /** Dollars per year. */
  pay: number;
  /** Working days that the seat is empty. */
  empty: number;
  /** Percent of full productivity on the first day. */
  "first-day": number;
  /** Months to full productivity. */
  ramp: number;
  /** Working days per year. */
  workdays: number;
}

export interface SeatSums {
  /** Dollars per working day. */
  day: number;
  emptyCost: number;
  /** Working days until full productivity. */
  rampDays: number;
  /** Productivity lost during the ramp, in percent: half of the gap on the first day. */
  missingShare: number;
  /** Full days lost during the ramp. */
  missingDays: number;
  rampCost: number;
  total: number;
}

/** Computes the lost work. Productivity rises linearly, so the ramp loses half of the first day's gap. */
export function seatSums({ pay, empty, ramp, workdays, ...inputs }: SeatInputs): SeatSums {
  const day = pay / workdays;
  const rampDays = (ramp / 12) * workdays;
  const missingShare = (100 - inputs["first-day"]) / 2;
  const missingDays = (rampDays * missingShare) / 100;
  const emptyCost = empty * day;
  const rampCost = missingDays * day;
  return { day, emptyCost, rampDays, missingShare, missingDays, rampCost, total: emptyCost + rampCost };
}
