import inUse from "embed:styles/explorerInUse";
import type { FormPart } from "./embedded-form.ts";

/**
 * Hydrates the explorer without attributes, as prerendered, and then applies them, since they change the
 * whole markup. Until then CSS hides what is not chosen. The drawing's CSS comes with its script.
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
