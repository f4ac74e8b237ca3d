import { widget } from "../runtime/widget.ts";
import { LeadForm } from "./lead-form.tsx";
import { leadFormAttributes } from "./attributes.ts";

export const leadFormWidget = widget({
  tag: "lead-form",
  attributes: leadFormAttributes,
  Component: LeadForm,
});
