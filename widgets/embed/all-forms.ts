import pay from "pay:explorer";
import texts from "embed:texts";
import { EMBEDDED_WIDGETS } from "./embedded-widgets.ts";
import { createFormModule } from "./mount-form.ts";
import { withHeaderForm } from "./with-header-form.ts";
import { withFileDrop } from "./with-file-drop.ts";
import { withNarrowStyles } from "./with-narrow-styles.ts";
import { withDeferredAttributes } from "./with-deferred-attributes.ts";

export const { mountForm } = withHeaderForm(
  withDeferredAttributes(withNarrowStyles(withFileDrop(createFormModule(EMBEDDED_WIDGETS, texts, pay)))),
);
