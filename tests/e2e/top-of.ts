import type { Locator } from "playwright";

export const topOf = (place: Locator): Promise<number> =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
