import { widget } from "../runtime/widget.ts";
import { EmployerLeadForm } from "./employer-lead-form.tsx";
import { employerLeadFormAttributes } from "./attributes.ts";

/** `<employer-lead-form>`: its name, attributes and component. */
export const employerLeadFormWidget = widget({
  tag: "employer-lead-form",
  attributes: employerLeadFormAttributes,
  Component: EmployerLeadForm,
});
