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

/** What the form asks at first: a role, and an email or a phone number. */
export const compactLeadSchema = ({ errors }: Messages) => {
  const { optionalEmail, optionalText, requiredText } = textRules(errors);
  return z.object({
    position: requiredText(limits.position_type, errors.role),
    email: optionalEmail(limits.email),
    phone: optionalText(limits.phone),
    location: z.optional(optionalText(limits.location)),
    urgency: z.optional(z.string()),
  });
};

/** What it asks when neither was given. */
export const expandedLeadSchema = ({ errors }: Messages) => {
  const { optionalText, requiredEmail, requiredText } = textRules(errors);
  return z.object({
    company: requiredText(limits.company_name, errors.company),
    position: requiredText(limits.position_type, errors.role),
    email: requiredEmail(limits.email),
    phone: optionalText(limits.phone),
    location: z.optional(optionalText(limits.location)),
    urgency: z.optional(z.string()),
  });
};
