import texts from "texts:employer-lead-form";
import { employerLeadFormWidget } from "../../employer-lead-form/widget.ts";
import { createPart } from "../mount-form.ts";

export * from "./shared.ts";

export const { mountForm } = createPart([employerLeadFormWidget], texts);
