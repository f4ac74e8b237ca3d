import narrow from "embed:styles/narrow";
import type { FormPart } from "./embedded-form.ts";

/** Adds the rules for a narrow lead form's urgency, which few ask for and the entry has no room for. */
export const withNarrowChoice = ({ mountForm }: FormPart): FormPart => ({
  mountForm: (options) => {
    if (options.tag === "lead-form") options.adopt(narrow);
    return mountForm(options);
  },
});
