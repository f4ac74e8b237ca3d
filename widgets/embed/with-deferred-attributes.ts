import inUse from "embed:styles/explorerInUse";
import type { FormModule } from "./embedded-form.ts";

/**
 * Wraps a form module so that `<salary-explorer>` hydrates without attributes, as it was prerendered, and then applies
 * them, because they change all of its markup. CSS hides explorers with attributes until then. Also adds the CSS of the
 * salary explorer's drawing. Other forms are mounted unchanged.
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
