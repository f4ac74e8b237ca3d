import type { Locator } from "playwright";

/** Whether an element is the one that has the focus. */
export const hasFocus = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element === document.activeElement);

/** Whether it or an element inside has the focus. */
export const isFocusIn = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element.contains(document.activeElement));
