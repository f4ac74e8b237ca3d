import texts from "embed:texts/all-forms";
import { EMBEDDED_WIDGETS } from "./embedded-widgets.ts";
import { createPart } from "./mount-form.ts";

export const { mountForm } = createPart(EMBEDDED_WIDGETS, texts);
