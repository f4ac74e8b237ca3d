import { repeatWork } from "../backend/repeat-work.ts";
import { clearRemovals, type RemovalPlaces } from "./clear-removals.ts";

const intervalMs = 5_000;

/**
 * Clears now and every five seconds; see `repeatWork`.
 * @param cleared called after something was removed
 */
export function clearRemovalsRegularly(
  places: RemovalPlaces,
  cleared: () => Promise<void> = () => Promise.resolve(),
): () => Promise<void> {
  const clear = async () => {
    if ((await clearRemovals(places)) > 0) await cleared();
  };
  return repeatWork(clear, intervalMs, "What senders have withdrawn was not removed");
}
