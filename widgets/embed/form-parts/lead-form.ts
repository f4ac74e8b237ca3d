import "../zod-settings.ts";
import texts from "texts:lead-form";
import { leadFormWidget } from "../../lead-form/widget.ts";
import { createPart } from "../mount-form.ts";

export const { mountForm } = createPart([leadFormWidget], texts);
