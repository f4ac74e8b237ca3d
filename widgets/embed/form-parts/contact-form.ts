import texts from "texts:contact-form";
import { contactFormWidget } from "../../contact-form/widget.ts";
import { createPart } from "../mount-form.ts";

export * from "./shared.ts";

export const { mountForm } = createPart([contactFormWidget], texts);
