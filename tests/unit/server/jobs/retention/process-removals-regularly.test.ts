import { expect, test, vi } from "vitest";
import { processRemovalsRegularly } from "../../../../../server/jobs/retention/process-removals-regularly.ts";
import { processRemovals } from "../../../../../server/jobs/retention/process-removals.ts";

vi.mock("../../../../../server/jobs/retention/process-removals.ts");

test("a withdrawal creates tombstones once, however long the search for its emails takes", async () => {
  vi.useFakeTimers();
  const createTombstones = vi.fn(() => Promise.resolve());
  const counts: number[] = [];
  vi.mocked(processRemovals).mockResolvedValue([]);
  const stop = processRemovalsRegularly({} as never, createTombstones);
  for (const ids of [["1"], ["1"], ["1", "2"], ["2"], []]) {
    vi.mocked(processRemovals).mockResolvedValue(ids);
    await vi.advanceTimersByTimeAsync(5_000);
    counts.push(createTombstones.mock.calls.length);
  }
  await stop();
  expect(counts).toEqual([1, 1, 2, 2, 2]);
});
