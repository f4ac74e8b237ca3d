import type { Page } from "playwright";

/**
 * Sets `data-test-ready` on each widget of a page and its frames once it is hydrated. Call this before
 * navigation.
 */
export const markReady = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener("ridgebeam:ready", ({ target }) =>
      (target as Element).toggleAttribute("data-test-ready", true),
    );
  });
