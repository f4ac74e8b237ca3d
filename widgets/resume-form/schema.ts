import * as z from "zod/mini";
import { textSchema } from "../forms/rules.ts";
import type { Messages } from "../messages.ts";
import { partnerId } from "../runtime/attribute-types.ts";
import { resumeFields } from "./fields.ts";

/** Attributes of `<resume-form>`. */
export const ResumeFormAttributes = z.strictObject({ partner: partnerId() });

export type ResumeFormProps = z.infer<typeof ResumeFormAttributes>;

/** The form's values without the file */
export const applicationSchema = ({ errors }: Messages) => textSchema(resumeFields, errors);
