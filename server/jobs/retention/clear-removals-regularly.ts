import { repeatWork } from "../../platform/repeat-work.ts";
import { clearRemovals, type RemovalPlaces } from "./clear-removals.ts";

const intervalMs = 5_000;

/**
 * Clears now and every five seconds; see `repeatWork`.
 * @param cleared called when something new was deleted
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
  return repeatWork(clear, intervalMs, "Files and mails of withdrawn submissions were not removed");
}
