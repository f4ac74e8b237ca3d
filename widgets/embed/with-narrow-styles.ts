import narrow from "embed:styles/narrow";
import type { MountForm } from "./embedded-form.ts";

/**
 * Adds the CSS that stacks choices in narrow lead forms. Rarely needed, so the entry script does not contain
 * it.
 */
export const withNarrowStyles =
  (mountForm: MountForm): MountForm =>
  (options) => {
    options.adoptStyles(narrow);
    return mountForm(options);
  };
