import narrow from "embed:styles/narrow";
import type { FormPart } from "./embedded-form.ts";

/**
 * Adds the CSS that stacks choices in narrow lead forms. Rarely needed, so the entry script does not contain
 * it.
 */
export const withNarrowChoice = ({ mountForm }: FormPart): FormPart => ({
  mountForm: (options) => {
    if (options.tag === "lead-form") options.adopt(narrow);
    return mountForm(options);
  },
});
