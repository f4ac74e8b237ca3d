import type { Page } from "playwright";

/**
 * Marks each widget in a page's documents with `data-test-ready` once the widget is hydrated. Call it before
 * opening the page.
 */
export const markReady = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener("ridgebeam:ready", ({ target }) =>
      (target as Element).toggleAttribute("data-test-ready", true),
    );
  });
