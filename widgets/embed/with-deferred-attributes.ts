import inUse from "embed:styles/explorerInUse";
import type { MountForm } from "./embedded-form.ts";

/**
 * Hydrates `<salary-explorer>` without attributes, as it was prerendered, then applies its attributes, because they
 * change all of its markup. Until then, CSS hides explorers with attributes. Also adds the CSS of the explorer's
 * drawing.
 */
export const withDeferredAttributes =
  (mountForm: MountForm): MountForm =>
  (options) => {
    options.adoptStyles(inUse);
    const update = mountForm({ ...options, attributes: {} });
    update(options.attributes);
    return update;
  };
