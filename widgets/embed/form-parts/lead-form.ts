import texts from "embed:texts/lead-form";
import { leadFormWidget } from "../../lead-form/widget.ts";
import { createPart } from "../mount-form.ts";

export const { mountForm } = createPart([leadFormWidget], texts);
