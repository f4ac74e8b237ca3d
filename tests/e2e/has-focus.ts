import type { Locator } from "playwright";

export const hasFocus = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element === document.activeElement);

export const containsFocus = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element.contains(document.activeElement));
