import { markCurrentLink } from "./adapt-header.ts";
import type { FormModule } from "./embedded-form.ts";

/** Hydrates the header's quick form. The rest of the header does not need React. */
export const withHeaderForm = ({ mountForm }: FormModule): FormModule => ({
  mountForm: (options) => {
    const { tag, container, origin } = options;
    const panel = container.querySelector<HTMLElement>(".quick-panel");
    if (tag !== "site-header" || !panel) return mountForm(options);
    const heading = panel.querySelector(".form-heading")?.textContent;
    const attributes = { context: "header", ...(heading && { heading }) };
    const update = mountForm({ ...options, tag: "lead-form", container: panel, attributes });
    return ({ current }) => {
      markCurrentLink(container, current, origin);
      update(attributes);
    };
  },
});
