import texts from "texts:lead-form";
import { leadFormWidget } from "../../lead-form/widget.ts";
import { createFormModule } from "../mount-form.ts";
import { withNarrowStyles } from "../with-narrow-styles.ts";

export * from "./shared.ts";

export const { mountForm } = withNarrowStyles(createFormModule([leadFormWidget], texts));
