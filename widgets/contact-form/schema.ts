import * as z from "zod/mini";
import { characterLimits } from "../forms/limits.ts";
import { textRules } from "../forms/rules.ts";
import type { Messages } from "../messages.ts";
import { partnerId } from "../runtime/attribute-types.ts";

/** Attributes of `<contact-form>`. */
export const ContactFormAttributes = z.strictObject({ partner: partnerId() });

export type ContactFormProps = z.infer<typeof ContactFormAttributes>;

const limits = characterLimits.contact_submissions;

/** The form's values. */
export const contactSchema = ({ errors }: Messages) => {
  const { optionalText, requiredEmail, requiredText } = textRules(errors);
  return z.object({
    firstName: requiredText(limits.first_name, errors.firstName),
    lastName: requiredText(limits.last_name, errors.lastName),
    company: requiredText(limits.company_name, errors.company),
    email: requiredEmail(limits.email),
    phone: optionalText(limits.phone),
    position: optionalText(limits.position_type),
    timeline: optionalText(limits.timeline),
    location: optionalText(limits.location),
    details: optionalText(limits.project_details),
  });
};
