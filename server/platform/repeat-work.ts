import { oneLine } from "./backend-error.ts";

/**
 * Does work now, and again after each interval, unless it is under way still. A failure is logged, and the next turn tries again.
 * @param failed what the log says has not been done
 * @returns ends it, once a turn under way is done
 */
export function repeatWork(
  work: () => Promise<void>,
  intervalMs: number,
  failed: string,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const turn = async () => {
    try {
      await work();
    } catch (error) {
      console.error(`${failed}: ${oneLine(error)}`);
    }
  };
  const begin = (): void => {
    running ??= turn().finally(() => {
      running = undefined;
    });
  };
  begin();
  const timer = setInterval(begin, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
