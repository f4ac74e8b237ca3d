import * as z from "zod/mini";
import { characterLimits } from "../forms/limits.ts";
import { textRules } from "../forms/rules.ts";
import type { Messages } from "../messages.ts";
import { partnerId } from "../runtime/attribute-types.ts";

/** Attributes of `<resume-form>`. */
export const ResumeFormAttributes = z.strictObject({ partner: partnerId() });

export type ResumeFormProps = z.infer<typeof ResumeFormAttributes>;

const limits = characterLimits.resume_submissions;

/** The form's values without the file */
export const applicationSchema = ({ errors }: Messages) => {
  const { optionalText, requiredEmail, requiredText } = textRules(errors);
  return z.object({
    firstName: requiredText(limits.first_name, errors.firstName),
    lastName: requiredText(limits.last_name, errors.lastName),
    email: requiredEmail(limits.email),
    phone: requiredText(limits.phone, errors.phone),
    position: requiredText(limits.desired_position, errors.position),
    experience: requiredText(limits.years_experience, errors.experience),
    additional: optionalText(limits.additional_information),
  });
};
