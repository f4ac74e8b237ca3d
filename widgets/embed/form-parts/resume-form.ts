import { resumeFormWidget } from "../../resume-form/widget.ts";
import { createPart } from "../mount-form.ts";

export const { mountForm } = createPart([resumeFormWidget]);
