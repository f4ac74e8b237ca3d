import { repeatWork } from "../../platform/timers.ts";
import { processRemovals, type RemovalOptions } from "./process-removals.ts";

const intervalMs = 5_000;

/**
 * Calls `processRemovals` now and every five seconds.
 * @param onNewRemovals called after new removals were processed
 * @returns a function that stops the schedule
 */
export function processRemovalsRegularly(
  options: RemovalOptions,
  onNewRemovals: () => Promise<void> = () => Promise.resolve(),
): () => Promise<void> {
  let earlierIds = new Set<string>();
  const processAndNotify = async () => {
    const processedIds = await processRemovals(options);
    if (processedIds.some((id) => !earlierIds.has(id))) await onNewRemovals();
    earlierIds = new Set(processedIds);
  };
  return repeatWork(
    processAndNotify,
    intervalMs,
    "Files and emails of withdrawn submissions were not removed",
  );
}
