import inUse from "embed:styles/explorerInUse";
import type { FormPart } from "./embedded-form.ts";

/**
 * Lets React take the explorer over as it stands there, which is as for a tag without attributes, and then read them: what they choose
 * changes the whole markup. Until then its own sheet hides what is not chosen. The rules of its drawing come with its script.
 */
export const withPlainStart = ({ mountForm }: FormPart): FormPart => ({
  mountForm: (options) => {
    if (options.tag !== "salary-explorer") return mountForm(options);
    options.adopt(inUse);
    const update = mountForm({ ...options, attributes: {} });
    update(options.attributes);
    return update;
  },
});
