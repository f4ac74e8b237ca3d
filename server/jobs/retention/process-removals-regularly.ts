import { repeatWork } from "../../platform/repeat-work.ts";
import { processRemovals, type RemovalOptions } from "./process-removals.ts";

const intervalMs = 5_000;

/**
 * Calls `processRemovals` now and every five seconds.
 * @param onNew called after new removals were processed
 * @returns a function that stops the schedule
 */
export function processRemovalsRegularly(
  options: RemovalOptions,
  onNew: () => Promise<void> = () => Promise.resolve(),
): () => Promise<void> {
  let earlierIds = new Set<string>();
  const processNew = async () => {
    const processedIds = await processRemovals(options);
    if (processedIds.some((id) => !earlierIds.has(id))) await onNew();
    earlierIds = new Set(processedIds);
  };
  return repeatWork(processNew, intervalMs, "Files and emails of withdrawn submissions were not removed");
}
