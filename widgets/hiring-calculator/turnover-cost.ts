export interface TurnoverInputs {
  people: number;
  turnover: number;
  /** Cost of replacing one person, in dollars. */
  "cost-low": number;
  "cost-high": number;
  /** Months until a new hire is fully productive. */
  productive: number;
  /** Additional people retained, as a percentage of all people. */
  kept: number;
}

export function computeTurnoverCost({ people, turnover, productive, ...inputs }: TurnoverInputs) {
  const costs = [inputs["cost-low"], inputs["cost-high"]];
  const costLow = Math.min(...costs);
  const costHigh = Math.max(...costs);
  const leavers = (people * turnover) / 100;
  const leaversRetained = Math.min(leavers, (people * inputs.kept) / 100);
  const leaversRemaining = leavers - leaversRetained;
  return {
    costLow,
    costHigh,
    leavers,
    totalLow: leavers * costLow,
    totalHigh: leavers * costHigh,
    rampMonths: leavers * productive,
    leaversRetained,
    savedLow: leaversRetained * costLow,
    savedHigh: leaversRetained * costHigh,
    leaversRemaining,
    remainingLow: leaversRemaining * costLow,
    remainingHigh: leaversRemaining * costHigh,
  };
}
