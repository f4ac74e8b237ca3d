import { oneLine } from "./backend-error.ts";

/**
 * Runs work now and again after each interval, never overlapping itself. A failure is logged; the next run
 * tries again.
 * @param failed log text for a failed run
 * @returns stops the repetition, after any run in progress
 */
export function repeatWork(
  work: () => Promise<void>,
  intervalMs: number,
  failed: string,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      await work();
    } catch (error) {
      console.error(`${failed}: ${oneLine(error)}`);
    }
  };
  const begin = (): void => {
    running ??= run().finally(() => {
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
