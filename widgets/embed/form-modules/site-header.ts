import texts from "texts:site-header";
import { leadFormWidget } from "../../lead-form/lead-form.tsx";
import { withHeaderForm } from "../adapt-header.ts";
import { createMountForm } from "../mount-form.ts";

export * from "./shared.ts";

export const mountForm = withHeaderForm(createMountForm([leadFormWidget], texts));
