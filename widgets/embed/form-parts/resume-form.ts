import "../zod-settings.ts";
import "embed:start/resume-form";
import texts from "texts:resume-form";
import { resumeFormWidget } from "../../resume-form/widget.ts";
import { createPart } from "../mount-form.ts";

export const { mountForm } = createPart([resumeFormWidget], texts);
