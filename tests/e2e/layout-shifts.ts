import type { Page } from "playwright";

export interface LayoutShift {
  value: number;
  moved: { text: string; isHeader: boolean; distance: number }[];
}

/** Records the layout shifts of all documents that the page opens from now on. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(globalThis, { shifts });
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Entry = PerformanceEntry & { value: number; sources: Source[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => ({
          text: node?.textContent?.trim().slice(0, 40) ?? "",
          isHeader: (node?.parentElement?.closest("site-header") ?? null) !== null,
          distance: Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)),
        }));
        shifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

export const readLayoutShifts = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: LayoutShift[] }).shifts);
