import texts from "texts:employer-lead-form";
import { employerLeadFormWidget } from "../../employer-lead-form/widget.ts";
import { createPart } from "../mount-form.ts";

export const { mountForm } = createPart([employerLeadFormWidget], texts);
