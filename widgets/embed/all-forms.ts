import "./zod-settings.ts";
import texts from "texts:lead-form+contact-form+insight-lead-form+salary-report-form+resume-form";
import { EMBEDDED_WIDGETS } from "./embedded-widgets.ts";
import { createPart } from "./mount-form.ts";
import { withDrops } from "./with-drops.ts";

export const { mountForm } = withDrops(createPart(EMBEDDED_WIDGETS, texts));
