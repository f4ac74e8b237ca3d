/** A `layout-shift` entry of the browser (Layout Instability API); times in milliseconds. */
export interface ShiftEntry {
  startTime: number;
  value: number;
}

/** A `longtask` entry of the browser: a task of more than 50 ms. */
export interface TaskEntry {
  startTime: number;
  duration: number;
}

/** Shifts belong together that are at most this far apart, and at most this long a time together, in milliseconds. */
const SHIFT_GAP = 1000;
const SHIFT_WINDOW = 5000;
/** What a task may take before it counts as blocking, in milliseconds. */
const TASK_ALLOWANCE = 50;

/**
 * Cumulative layout shift of a visit without input: the largest sum of shifts that belong together (web.dev/articles/cls).
 * Whether a shift had recent input is not asked: Chromium takes the start of its phone emulation for one.
 */
export function layoutShift(entries: readonly ShiftEntry[]): number {
  let [start, last, sum, largest] = [-Infinity, -Infinity, 0, 0];
  for (const { startTime, value } of entries) {
    if (startTime - last >= SHIFT_GAP || startTime - start >= SHIFT_WINDOW) [start, sum] = [startTime, 0];
    last = startTime;
    sum += value;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** Total blocking time: what long tasks after the first paint took beyond their allowance (web.dev/articles/tbt). */
export function blockingTime(entries: readonly TaskEntry[], firstPaint: number): number {
  return entries.reduce((sum, { startTime, duration }) => {
    const end = startTime + duration;
    return sum + Math.max(0, end - Math.max(startTime + TASK_ALLOWANCE, firstPaint));
  }, 0);
}
