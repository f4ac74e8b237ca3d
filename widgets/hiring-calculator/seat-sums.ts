/** What an empty seat's cost is made of. */
export interface SeatInputs {
  /** Dollars a year. */
  pay: number;
  /** Working days without anybody. */
  empty: number;
  /** Percent of full productivity on the first day. */
  "first-day": number;
  /** Months to full productivity. */
  ramp: number;
  /** Working days a year. */
  workdays: number;
}

/** Days and dollars of work that is not done. */
export interface SeatSums {
  /** Dollars a working day. */
  day: number;
  emptyCost: number;
  /** Working days until full productivity. */
  rampDays: number;
  /** Percent of the ramp that is missing: half of what is missing on its first day. */
  missingShare: number;
  /** Full days that the ramp takes away. */
  missingDays: number;
  rampCost: number;
  total: number;
}

/** The ramp is a straight line, so half of what is missing on the first day is missing over all of it. */
export function seatSums({ pay, empty, ramp, workdays, ...inputs }: SeatInputs): SeatSums {
  const day = pay / workdays;
  const rampDays = (ramp / 12) * workdays;
  const missingShare = (100 - inputs["first-day"]) / 2;
  const missingDays = (rampDays * missingShare) / 100;
  const emptyCost = empty * day;
  const rampCost = missingDays * day;
  return { day, emptyCost, rampDays, missingShare, missingDays, rampCost, total: emptyCost + rampCost };
}
