import { widget } from "../runtime/widget.ts";
import { InsightLeadForm } from "./insight-lead-form.tsx";
import { InsightLeadFormAttributes } from "./schema.ts";

/** `<insight-lead-form>`: its name, attributes and component. */
export const insightLeadFormWidget = widget({
  tag: "insight-lead-form",
  attributes: InsightLeadFormAttributes,
  Component: InsightLeadForm,
});
