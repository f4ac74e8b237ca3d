import { markCurrentLink } from "./adapt-header.ts";
import type { MountForm } from "./embedded-form.ts";

/** Hydrates the header's quick form. The rest of the header does not need React. */
export const withHeaderForm =
  (mountForm: MountForm): MountForm =>
  (options) => {
    const { container, origin } = options;
    const panel = container.querySelector(".quick-panel") as HTMLElement;
    const heading = panel.querySelector(".form-heading")?.textContent;
    const attributes = { context: "header", ...(heading && { heading }) };
    const update = mountForm({ ...options, tag: "lead-form", container: panel, attributes });
    return ({ current }) => {
      markCurrentLink(container, current, origin);
      update(attributes);
    };
  };
