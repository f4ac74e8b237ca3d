import texts from "texts:lead-form";
import { embeddedLeadFormWidget } from "../../lead-form/lead-form.tsx";
import { createMountForm } from "../mount-form.ts";
import { withNarrowStyles } from "../with-narrow-styles.ts";

export * from "./shared.ts";

export const mountForm = withNarrowStyles(createMountForm([embeddedLeadFormWidget], texts));
