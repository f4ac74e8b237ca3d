/**
 * The middle one of some figures; of an even number, the mean of the two in the middle.
 * @throws Error when there are none
 */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error("No figures, no median.");
  return (low + high) / 2;
}

/** The median of one figure of several runs. */
export function medianOf<Run>(runs: readonly Run[], figure: (run: Run) => number): number {
  return median(runs.map(figure));
}
