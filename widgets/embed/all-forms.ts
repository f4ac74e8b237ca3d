import { createPart } from "./mount-form.ts";
import { EMBEDDED_WIDGETS } from "./embedded-widgets.ts";

export const { mountForm } = createPart(EMBEDDED_WIDGETS);
