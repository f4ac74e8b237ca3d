const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long to wait after the first, second, … try in milliseconds: nine tries in more than 24 hours, jitter included. */
const delays = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR] as const;

/** By how much a delay may differ, so that what failed together is not tried again together. */
const JITTER = 0.1;

/** The longest delay in milliseconds that `delayAfter` returns. */
export const longestDelay = Math.max(...delays) * (1 + JITTER);

/** How long to wait in milliseconds before the next try of what a fault of the program has stopped: there is always one. */
export const delayAfterFault = (attempt: number): number => Math.min(delayAfter(attempt) ?? HOUR, HOUR);

/**
 * How long to wait before the next try.
 * @param attempt the number of the try that has failed, from 1
 * @param random from 0 to 1
 * @returns milliseconds; undefined when there is no next try
 */
export function delayAfter(attempt: number, random = Math.random()): number | undefined {
  const delay = delays[attempt - 1];
  return delay === undefined ? undefined : Math.round(delay * (1 - JITTER + 2 * JITTER * random));
}
