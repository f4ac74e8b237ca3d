import inUse from "embed:styles/explorerInUse";
import type { FormPart } from "./embedded-form.ts";

/**
 * Hydrates the explorer as prerendered, without attributes, and then applies them, since they change all of the
 * markup. Until then, CSS hides the options that are not selected. The script brings the drawing's CSS.
 */
export const withDeferredAttributes = ({ mountForm }: FormPart): FormPart => ({
  mountForm: (options) => {
    if (options.tag !== "salary-explorer") return mountForm(options);
    options.adopt(inUse);
    const update = mountForm({ ...options, attributes: {} });
    update(options.attributes);
    return update;
  },
});
