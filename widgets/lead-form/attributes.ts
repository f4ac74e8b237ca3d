import * as z from "zod/mini";
import { contactFields } from "../../site/model/submissions/contact-fields.ts";
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

/**
 * A role, and an email or a phone number.
 * @param isUnreachable whether neither was given; then a company and an email are asked for
 */
export const leadSchema = ({ errors }: Messages, isUnreachable: boolean) => {
  const { optionalEmail, optionalText, requiredEmail, requiredText } = textRules(errors);
  return z.object({
    company: isUnreachable
      ? requiredText(contactFields.company.limit, errors.company)
      : z.optional(optionalText(contactFields.company.limit)),
    position: requiredText(contactFields.position.limit, errors.role),
    email: isUnreachable
      ? requiredEmail(contactFields.email.limit)
      : optionalEmail(contactFields.email.limit),
    phone: optionalText(contactFields.phone.limit),
    location: z.optional(optionalText(contactFields.location.limit)),
    urgency: z.optional(z.string()),
  });
};
