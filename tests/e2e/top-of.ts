import type { Locator } from "playwright";

/** How far below the window's upper edge an element begins, in whole pixels. */
export const topOf = (place: Locator): Promise<number> =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
