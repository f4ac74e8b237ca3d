import narrow from "embed:styles/narrow";
import type { FormPart } from "./embedded-form.ts";

/** Adds the rules for a narrow form's urgency, which few forms ask for and the entry has no room for. */
export const withNarrowChoice = ({ mountForm }: FormPart): FormPart => ({
  mountForm: (options) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(narrow);
    (options.place.getRootNode() as ShadowRoot).adoptedStyleSheets.push(sheet);
    return mountForm(options);
  },
});
