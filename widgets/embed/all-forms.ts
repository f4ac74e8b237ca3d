import "./zod-settings.ts";
import texts from "texts:lead-form+contact-form+insight-lead-form+salary-report-form+resume-form";
import { EMBEDDED_WIDGETS } from "./embedded-widgets.ts";
import { createPart } from "./mount-form.ts";

export const { mountForm } = createPart(EMBEDDED_WIDGETS, texts);
