import * as z from "zod/mini";
import { characterLimits } from "../forms/limits.ts";
import { textRules } from "../forms/rules.ts";
import type { Messages } from "../messages.ts";
import { contextName, flag, oneOf, partnerId, text } from "../runtime/attribute-types.ts";

/** Attributes of `<lead-form>`. */
export const LeadFormAttributes = z.strictObject({
  context: contextName(),
  urgency: flag(),
  heading: text(80),
  layout: oneOf(["stack", "row"]),
  submit: text(40),
  partner: partnerId(),
});

export type LeadFormProps = z.infer<typeof LeadFormAttributes>;

const limits = characterLimits.contact_submissions;

/**
 * A role, and an email or a phone number.
 * @param isUnreachable whether neither was given; then a company and an email are asked for
 */
export const leadSchema = ({ errors }: Messages, isUnreachable: boolean) => {
  const { optionalEmail, optionalText, requiredEmail, requiredText } = textRules(errors);
  return z.object({
    company: isUnreachable
      ? requiredText(limits.company_name, errors.company)
      : z.optional(optionalText(limits.company_name)),
    position: requiredText(limits.position_type, errors.role),
    email: isUnreachable ? requiredEmail(limits.email) : optionalEmail(limits.email),
    phone: optionalText(limits.phone),
    location: z.optional(optionalText(limits.location)),
    urgency: z.optional(z.string()),
  });
};
