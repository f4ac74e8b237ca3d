import { oneLine } from "./backend-error.ts";

/**
 * Does work now, and again after each interval. A failure is logged, and the next turn tries again.
 * @param failed what the log says has not been done
 * @returns ends it, once a turn under way is done
 */
export function repeatWork(
  work: () => Promise<void>,
  intervalMs: number,
  failed: string,
): () => Promise<void> {
  const turn = async () => {
    try {
      await work();
    } catch (error) {
      console.error(`${failed}: ${oneLine(error)}`);
    }
  };
  let running = turn();
  const timer = setInterval(() => {
    running = running.then(turn);
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
