import type { Page } from "playwright";

export interface LiveObjects {
  nodes: number;
  listeners: number;
  timers: number;
}

type WatchedGlobal = typeof globalThis & { pendingTimers: Set<unknown> };

/** Tracks a page's pending timers. Call this before navigation. */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pending = new Set<unknown>();
    Object.assign(globalThis, { pendingTimers: pending });
    const watch = (
      start: "setTimeout" | "setInterval" | "requestIdleCallback",
      end: "clearTimeout" | "clearInterval" | "cancelIdleCallback",
    ) => {
      const [begin, cancel] = [globalThis[start] as (...args: unknown[]) => unknown, globalThis[end]];
      const startTask = (task: (...args: unknown[]) => unknown, ...rest: unknown[]): unknown => {
        const id = begin(
          (...args: unknown[]) => {
            if (start !== "setInterval") pending.delete(id);
            return task(...args);
          },
          ...rest,
        );
        pending.add(id);
        return id;
      };
      const endTask = (id: number): void => {
        pending.delete(id);
        cancel(id);
      };
      Object.assign(globalThis, { [start]: startTask, [end]: endTask });
    };
    watch("setTimeout", "clearTimeout");
    watch("requestIdleCallback", "cancelIdleCallback");
    watch("setInterval", "clearInterval");
  });
}

/** Maximum number of counts, 100 ms apart. */
const TRIES = 50;

export const findLeaks = (now: LiveObjects, before: LiveObjects): (keyof LiveObjects)[] =>
  (["nodes", "listeners", "timers"] as const).filter((kind) => now[kind] > before[kind]);

/**
 * Counts the objects that survive garbage collection, until there are no more than before or, without earlier counts,
 * no pending timers, or until the attempts run out.
 */
export async function countLiveObjects(page: Page, before?: LiveObjects): Promise<LiveObjects> {
  const session = await page.context().newCDPSession(page);
  try {
    for (let attempt = 1; ; attempt += 1) {
      // Observers and promises are released only in a second collection.
      for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
      const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
      const timers = await page.evaluate(() => (globalThis as WatchedGlobal).pendingTimers.size);
      const counts = { nodes, listeners, timers };
      const isSettled = before === undefined ? timers === 0 : findLeaks(counts, before).length === 0;
      if (isSettled || attempt === TRIES) return counts;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    await session.detach();
  }
}
