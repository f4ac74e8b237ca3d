import texts from "texts:insight-lead-form";
import { insightLeadFormWidget } from "../../insight-lead-form/widget.ts";
import { createPart } from "../mount-form.ts";

export * from "./shared.ts";

export const { mountForm } = createPart([insightLeadFormWidget], texts);
