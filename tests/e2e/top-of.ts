import type { Locator } from "playwright";

/** Distance of an element from the viewport's top, in whole pixels. */
export const topOf = (place: Locator): Promise<number> =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
