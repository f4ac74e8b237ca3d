import narrow from "embed:styles/narrow";
import type { FormPart } from "./embedded-form.ts";

/**
 * Adds the CSS for the urgency field in narrow forms, which is rarely needed and therefore not in the entry.
 */
export const withNarrowChoice = ({ mountForm }: FormPart): FormPart => ({
  mountForm: (options) => {
    if (options.tag === "lead-form") options.adopt(narrow);
    return mountForm(options);
  },
});
