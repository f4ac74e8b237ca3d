import { repeatWork } from "../../platform/repeat-work.ts";
import { clearRemovals, type RemovalPlaces } from "./clear-removals.ts";

const intervalMs = 5_000;

/**
 * Deletes withdrawn data now and every five seconds, as `clearRemovals` does.
 * @param cleared called after new removals were cleared
 * @returns a function that stops the schedule
 */
export function clearRemovalsRegularly(
  places: RemovalPlaces,
  cleared: () => Promise<void> = () => Promise.resolve(),
): () => Promise<void> {
  let known = new Set<string>();
  const clear = async () => {
    const met = await clearRemovals(places);
    if (met.some((id) => !known.has(id))) await cleared();
    known = new Set(met);
  };
  return repeatWork(clear, intervalMs, "Files and emails of withdrawn submissions were not removed");
}
