import texts from "texts:site-header";
import { leadFormWidget } from "../../lead-form/widget.ts";
import { withHeaderForm } from "../with-header-form.ts";
import { createFormModule } from "../mount-form.ts";

export * from "./shared.ts";

export const { mountForm } = withHeaderForm(createFormModule([leadFormWidget], texts));
