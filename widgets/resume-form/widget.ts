import { widget } from "../runtime/widget.ts";
import { ResumeForm } from "./resume-form.tsx";
import { resumeFormAttributes } from "./attributes.ts";

export const resumeFormWidget = widget({
  tag: "resume-form",
  attributes: resumeFormAttributes,
  Component: ResumeForm,
});
