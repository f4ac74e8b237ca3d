import { widget } from "../runtime/widget.ts";
import { ResumeForm } from "./resume-form.tsx";
import { ResumeFormAttributes } from "./schema.ts";

/** `<resume-form>`: its name, attributes and component. */
export const resumeFormWidget = widget({
  tag: "resume-form",
  attributes: ResumeFormAttributes,
  Component: ResumeForm,
});
