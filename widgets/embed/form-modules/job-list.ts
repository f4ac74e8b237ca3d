import texts from "texts:job-list";
import { applyingJobListWidget } from "../applying-job-list.ts";
import { createMountForm } from "../mount-form.ts";

export * from "./shared.ts";

export const mountForm = createMountForm([applyingJobListWidget], texts);
