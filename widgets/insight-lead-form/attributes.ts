import * as z from "zod/mini";
import { contactFields } from "../../site/model/submissions/contact-fields.ts";
import { textRules } from "../forms/rules.ts";
import type { Messages } from "../messages.ts";
import { oneOf, partnerId } from "../runtime/attribute-types.ts";

/** Attributes of `<insight-lead-form>`. */
export const InsightLeadFormAttributes = z.strictObject({
  source: oneOf(["remote-work-insight", "talent-retention-insight"]),
  partner: partnerId(),
});

export type InsightLeadFormProps = z.infer<typeof InsightLeadFormAttributes>;

/** The form's values. */
export const insightLeadSchema = ({ errors }: Messages) => {
  const { optionalText, requiredEmail, requiredText } = textRules(errors);
  return z.object({
    role: requiredText(contactFields.position.limit, errors.role),
    email: requiredEmail(contactFields.email.limit),
    phone: optionalText(contactFields.phone.limit),
  });
};
