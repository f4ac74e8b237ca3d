import pay from "pay:explorer";
import texts from "embed:texts";
import { EMBEDDED_WIDGETS } from "./embedded-widgets.ts";
import { createFormModule } from "./mount-form.ts";
import { withQuickPanel } from "./with-quick-panel.ts";
import { withDrops } from "./with-drops.ts";
import { withNarrowChoice } from "./with-narrow-choice.ts";
import { withDeferredAttributes } from "./with-deferred-attributes.ts";

export const { mountForm } = withQuickPanel(
  withDeferredAttributes(withNarrowChoice(withDrops(createFormModule(EMBEDDED_WIDGETS, texts, pay)))),
);
