import { markCurrentLink } from "./adapt-header.ts";
import type { FormModule } from "./embedded-form.ts";

/** Hydrates the header's quick form. The rest of the header does not need React. */
export const withHeaderForm = ({ mountForm }: FormModule): FormModule => ({
  mountForm: (options) => {
    const { tag, place, origin } = options;
    const panel = place.querySelector<HTMLElement>(".quick-panel");
    if (tag !== "site-header" || !panel) return mountForm(options);
    const heading = panel.querySelector(".form-heading")?.textContent;
    const attributes = { context: "header", ...(heading && { heading }) };
    const update = mountForm({ ...options, tag: "lead-form", place: panel, attributes });
    return ({ current }) => {
      markCurrentLink(place, current, origin);
      update(attributes);
    };
  },
});
