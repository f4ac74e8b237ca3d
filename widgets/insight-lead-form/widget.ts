import { widget } from "../runtime/widget.ts";
import { InsightLeadForm } from "./insight-lead-form.tsx";
import { insightLeadFormAttributes } from "./attributes.ts";

export const insightLeadFormWidget = widget({
  tag: "insight-lead-form",
  attributes: insightLeadFormAttributes,
  Component: InsightLeadForm,
});
