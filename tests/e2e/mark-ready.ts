import type { Page } from "playwright";

/**
 * Marks each widget in a page's documents with `data-test-ready` once it is hydrated; call it before the page is
 * opened.
 */
export const markReady = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener("ridgebeam:ready", ({ target }) =>
      (target as Element).toggleAttribute("data-test-ready", true),
    );
  });
