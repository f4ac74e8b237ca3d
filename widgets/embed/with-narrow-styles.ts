import narrow from "embed:styles/narrow";
import type { FormModule } from "./embedded-form.ts";

/**
 * Adds the CSS that stacks choices in narrow lead forms. Rarely needed, so the entry script does not contain
 * it.
 */
export const withNarrowStyles = ({ mountForm }: FormModule): FormModule => ({
  mountForm: (options) => {
    if (options.tag === "lead-form") options.adoptStyles(narrow);
    return mountForm(options);
  },
});
