import "./zod-settings.ts";
import texts from "texts:lead-form+contact-form+insight-lead-form+salary-report-form+resume-form+employer-lead-form+portal-login+site-header";
import { EMBEDDED_WIDGETS } from "./embedded-widgets.ts";
import { createPart } from "./mount-form.ts";
import { inQuickPanel } from "./in-quick-panel.ts";
import { withDrops } from "./with-drops.ts";

export const { mountForm } = inQuickPanel(withDrops(createPart(EMBEDDED_WIDGETS, texts)));
