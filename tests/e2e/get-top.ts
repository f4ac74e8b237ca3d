import type { Locator } from "playwright";

export const getTop = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));
