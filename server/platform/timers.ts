import { oneLine } from "./backend-error.ts";

/**
 * Runs work immediately and at each interval, without overlap. A failure is logged, and the next run tries again.
 * @param failureMessage log message for a failed run
 * @returns a function that stops the schedule, after any run in progress
 */
export function repeatWork(
  work: () => Promise<void>,
  intervalMs: number,
  failureMessage: string,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      await work();
    } catch (error) {
      console.error(`${failureMessage}: ${oneLine(error)}`);
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

/**
 * Waits for a promise for a limited time.
 * @param createTimeoutError creates the error with which the returned promise rejects at the time limit
 */
export async function withTimeout<T>(
  work: Promise<T>,
  limitMs: number,
  createTimeoutError: () => Error,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeoutRejection = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createTimeoutError()), limitMs);
  });
  return Promise.race([work, timeoutRejection]).finally(() => clearTimeout(timer));
}
