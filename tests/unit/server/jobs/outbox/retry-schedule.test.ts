import { describe, expect, it } from "vitest";
import { retryDelay, maxRetryDelay } from "../../../../../server/jobs/outbox/delivery-queue.ts";

function delays(random: number): number[] {
  const found: number[] = [];
  for (let delay = retryDelay(1, random); delay !== undefined; delay = retryDelay(found.length + 1, random))
    found.push(delay);
  return found;
}

describe("the retry schedule", () => {
  it.each([0, 0.5, 1])("has at least eight attempts over 24 hours or more, with a jitter of %d", (random) => {
    const hours = delays(random).reduce((sum, delay) => sum + delay, 0) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(24);
    expect(delays(random).length + 1).toBeGreaterThanOrEqual(8);
  });

  it("begins within a minute, with delays that never decrease", () => {
    const found = delays(0.5);
    expect(found[0]).toBeLessThanOrEqual(60_000);
    expect([...found].sort((a, b) => a - b)).toEqual(found);
  });

  it("spreads the retries of deliveries that failed together", () => {
    expect(retryDelay(3, 0)).toBeLessThan(retryDelay(3, 1) ?? 0);
    expect(Math.max(...delays(1))).toBeLessThanOrEqual(maxRetryDelay);
  });
});
