import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeatWork } from "../../../../server/platform/timers.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a periodic job that takes longer than its interval does not run more often afterwards", async () => {
  let runCount = 0;
  const stop = repeatWork(
    async () => {
      runCount += 1;
      await new Promise((resolve) => setTimeout(resolve, 35));
    },
    10,
    "Nothing was done",
  );
  await vi.advanceTimersByTimeAsync(34);
  expect(runCount).toBe(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(runCount).toBe(2);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(100);
  await stopped;
  expect(runCount).toBe(2);
});

test("a failure of a periodic job is logged, and the next run tries again", async () => {
  const consoleError = vi.spyOn(console, "error").mockReturnValue();
  const work = vi.fn(() => Promise.reject(new Error("no room")));
  const stop = repeatWork(work, 10, "Nothing was done");
  await vi.advanceTimersByTimeAsync(25);
  await stop();
  expect(work).toHaveBeenCalledTimes(3);
  expect(consoleError).toHaveBeenCalledWith("Nothing was done: no room");
});
