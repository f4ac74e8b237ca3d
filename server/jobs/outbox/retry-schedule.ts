const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Delays after each attempt, in milliseconds: nine attempts over more than 24 hours, including jitter. */
const delays = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR] as const;

/** Relative jitter, which spreads out retries of deliveries that failed together. */
const JITTER = 0.1;

export const maxRetryDelay = Math.max(...delays) * (1 + JITTER);

/** Returns the delay after an unexpected error, in milliseconds. The number of attempts is unlimited. */
export const faultRetryDelay = (attempt: number): number => Math.min(retryDelay(attempt) ?? HOUR, HOUR);

/**
 * Returns the delay before the next attempt.
 * @param attempt number of the failed attempt, from 1
 * @param random from 0 to 1
 * @returns milliseconds; undefined if there is no next attempt
 */
export function retryDelay(attempt: number, random = Math.random()): number | undefined {
  const delay = delays[attempt - 1];
  return delay === undefined ? undefined : Math.round(delay * (1 - JITTER + 2 * JITTER * random));
}
