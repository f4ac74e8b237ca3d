import type { Page } from "playwright";

/** What a page keeps alive. */
export interface Kept {
  nodes: number;
  listeners: number;
  timers: number;
}

type Watched = typeof globalThis & { pendingTimers: Set<unknown> };

/** Keeps account of timers that have not fired; to be called before the page is opened. */
export async function watchTimers(page: Page): Promise<void> {
  // tsx keeps the names of functions by a call of this, which it writes into what the page is given as well.
  await page.addInitScript("globalThis.__name = (value) => value");
  await page.addInitScript(() => {
    const pending = new Set<unknown>();
    Object.assign(globalThis, { pendingTimers: pending });
    const watch = (
      start: "setTimeout" | "requestIdleCallback",
      end: "clearTimeout" | "cancelIdleCallback",
    ) => {
      const [begin, cancel] = [globalThis[start] as (...args: unknown[]) => unknown, globalThis[end]];
      const started = (task: (...args: unknown[]) => unknown, ...rest: unknown[]): unknown => {
        const id = begin(
          (...args: unknown[]) => {
            pending.delete(id);
            return task(...args);
          },
          ...rest,
        );
        pending.add(id);
        return id;
      };
      const ended = (id: number): void => {
        pending.delete(id);
        cancel(id);
      };
      Object.assign(globalThis, { [start]: started, [end]: ended });
    };
    watch("setTimeout", "clearTimeout");
    watch("requestIdleCallback", "cancelIdleCallback");
    const [repeat, stop] = [globalThis.setInterval, globalThis.clearInterval];
    Object.assign(globalThis, {
      setInterval: (...args: Parameters<typeof repeat>) => {
        const id = repeat(...args);
        pending.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        pending.delete(id);
        stop(id);
      },
    });
  });
}

/** Counts what is alive after garbage is collected; waits until no timer is pending that was not there before. */
export async function countKept(page: Page, pendingBefore = 0): Promise<Kept> {
  await page
    .waitForFunction((few) => (globalThis as Watched).pendingTimers.size <= few, pendingBefore, {
      timeout: 10_000,
    })
    .catch(() => undefined);
  const session = await page.context().newCDPSession(page);
  // An observer's and a promise's last references go one collection later.
  for (let round = 0; round < 3; round++) await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  await session.detach();
  const timers = await page.evaluate(() => (globalThis as Watched).pendingTimers.size);
  return { nodes, listeners: jsEventListeners, timers };
}
