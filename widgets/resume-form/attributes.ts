import * as z from "zod/mini";
import { resumeFields } from "../../site/model/submissions/resume-fields.ts";
import { formSchema } from "../forms/rules.ts";
import type { Messages } from "../messages.ts";
import { partnerId } from "../runtime/attribute-types.ts";

/** Attributes of `<resume-form>`. */
export const ResumeFormAttributes = z.strictObject({ partner: partnerId() });

export type ResumeFormProps = z.infer<typeof ResumeFormAttributes>;

/** The form's values without the file */
export const applicationSchema = ({ errors }: Messages) => formSchema(resumeFields, errors);
