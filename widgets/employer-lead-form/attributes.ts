import * as z from "zod/mini";
import { contactFields } from "../../site/model/submissions/contact-fields.ts";
import { textRules, ticked } from "../forms/rules.ts";
import type { Messages } from "../messages.ts";
import { contextName, partnerId } from "../runtime/attribute-types.ts";

/** Attributes of `<employer-lead-form>`. */
export const EmployerLeadFormAttributes = z.strictObject({ context: contextName(), partner: partnerId() });

export type EmployerLeadFormProps = z.infer<typeof EmployerLeadFormAttributes>;

/** The form's values. A name is split into two columns, of which each holds as much as the whole. */
export const employerLeadSchema = ({ errors }: Messages) => {
  const { requiredEmail, requiredText } = textRules(errors);
  return z.object({
    name: requiredText(contactFields.firstName.limit, errors.name),
    email: requiredEmail(contactFields.email.limit),
    phone: requiredText(contactFields.phone.limit, errors.phone),
    employer: ticked(errors.employer),
    agreement: ticked(errors.contact),
  });
};
