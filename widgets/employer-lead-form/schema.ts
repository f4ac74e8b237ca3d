import * as z from "zod/mini";
import { messages } from "../config.ts";
import { characterLimits } from "../forms/limits.ts";
import { requiredEmail, requiredText, ticked } from "../forms/rules.ts";
import { partnerId } from "../runtime/attribute-types.ts";

/** Attributes of `<employer-lead-form>`. */
export const EmployerLeadFormAttributes = z.strictObject({ partner: partnerId() });

export type EmployerLeadFormProps = z.infer<typeof EmployerLeadFormAttributes>;

const limits = characterLimits.contact_submissions;

/** The form's values (spec section 5). A name is split into two columns, of which each holds as much as the whole. */
export const employerLeadSchema = () => {
  const { errors } = messages();
  return z.object({
    name: requiredText(limits.first_name, errors.name),
    email: requiredEmail(limits.email),
    phone: requiredText(limits.phone, errors.phone),
    employer: ticked(errors.employer),
    agreement: ticked(errors.contact),
  });
};
