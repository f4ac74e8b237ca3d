import texts from "texts:site-header";
import { embeddedLeadFormWidget } from "../../lead-form/lead-form.tsx";
import { withHeaderForm } from "../adapt-header.ts";
import { createMountForm } from "../mount-form.ts";

export * from "./shared.ts";

export const mountForm = withHeaderForm(createMountForm([embeddedLeadFormWidget], texts));
