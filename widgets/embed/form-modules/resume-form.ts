import texts from "texts:resume-form";
import { resumeFormWidget } from "../../resume-form/widget.ts";
import { createFormModule } from "../mount-form.ts";
import { withFileDrop } from "../with-file-drop.ts";

export * from "./shared.ts";

export const { mountForm } = withFileDrop(createFormModule([resumeFormWidget], texts));
