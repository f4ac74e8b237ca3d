import texts from "texts:resume-form";
import { resumeFormWidget } from "../../resume-form/resume-form.tsx";
import { createMountForm } from "../mount-form.ts";
import { withFileDrop } from "../with-file-drop.ts";

export * from "./shared.ts";

export const mountForm = withFileDrop(createMountForm([resumeFormWidget], texts));
