import inUse from "embed:styles/explorerInUse";
import type { FormModule } from "./embedded-form.ts";

/**
 * Hydrates the explorer without attributes, as it was prerendered, then applies the attributes, which change
 * all of its markup. CSS hides explorers with attributes until then. Also adds the drawing's CSS.
 */
export const withDeferredAttributes = ({ mountForm }: FormModule): FormModule => ({
  mountForm: (options) => {
    if (options.tag !== "salary-explorer") return mountForm(options);
    options.adopt(inUse);
    const update = mountForm({ ...options, attributes: {} });
    update(options.attributes);
    return update;
  },
});
