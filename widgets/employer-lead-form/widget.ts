import { widget } from "../runtime/widget.ts";
import { EmployerLeadForm } from "./employer-lead-form.tsx";
import { employerLeadFormAttributes } from "./attributes.ts";

export const employerLeadFormWidget = widget({
  tag: "employer-lead-form",
  attributes: employerLeadFormAttributes,
  Component: EmployerLeadForm,
});
