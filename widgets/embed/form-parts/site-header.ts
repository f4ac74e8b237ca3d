import texts from "texts:site-header";
import { leadFormWidget } from "../../lead-form/widget.ts";
import { withQuickPanel } from "../with-quick-panel.ts";
import { createPart } from "../mount-form.ts";

export * from "./shared.ts";

export const { mountForm } = withQuickPanel(createPart([leadFormWidget], texts));
