import texts from "texts:site-header";
import { leadFormWidget } from "../../lead-form/widget.ts";
import { withQuickPanel } from "../with-quick-panel.ts";
import { createFormModule } from "../mount-form.ts";

export * from "./shared.ts";

export const { mountForm } = withQuickPanel(createFormModule([leadFormWidget], texts));
