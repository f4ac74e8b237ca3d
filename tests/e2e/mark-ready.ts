import type { Page } from "playwright";

/**
 * Sets `data-test-ready` on each widget of a page and its frames once the widget is hydrated. Call it before opening
 * the page.
 */
export const markReady = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener("ridgebeam:ready", ({ target }) =>
      (target as Element).toggleAttribute("data-test-ready", true),
    );
  });
