import { widget } from "../runtime/widget.ts";
import { InsightLeadForm } from "./insight-lead-form.tsx";
import { insightLeadFormAttributes } from "./attributes.ts";

/** `<insight-lead-form>`: its name, attributes and component. */
export const insightLeadFormWidget = widget({
  tag: "insight-lead-form",
  attributes: insightLeadFormAttributes,
  Component: InsightLeadForm,
});
