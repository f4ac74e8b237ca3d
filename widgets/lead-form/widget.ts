import { widget } from "../runtime/widget.ts";
import { LeadForm } from "./lead-form.tsx";
import { LeadFormAttributes } from "./schema.ts";

/** `<lead-form>`: its name, attributes and component. */
export const leadFormWidget = widget({
  tag: "lead-form",
  attributes: LeadFormAttributes,
  Component: LeadForm,
});
