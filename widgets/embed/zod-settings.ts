import { hideAdditions } from "../runtime/own-keys.ts";

/** Where zod keeps the settings that all its copies on a page share. It reads them from here once, when it is loaded. */
const NAME = "__zod_globalConfig";

// zod sets itself up next.
hideAdditions();

const isThePages = Object.hasOwn(globalThis, NAME);

/**
 * Takes zod's settings out of the page again, which nothing of ours may be left in; those of a page with a zod of its own stay.
 * This module has to be imported before any that imports zod.
 */
export function removeZodSettings(): void {
  if (!isThePages) Reflect.deleteProperty(globalThis, NAME);
}
