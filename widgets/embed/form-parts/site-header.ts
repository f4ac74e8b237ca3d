import texts from "texts:site-header";
import { leadFormWidget } from "../../lead-form/widget.ts";
import { inQuickPanel } from "../in-quick-panel.ts";
import { createPart } from "../mount-form.ts";

export * from "./shared.ts";

export const { mountForm } = inQuickPanel(createPart([leadFormWidget], texts));
