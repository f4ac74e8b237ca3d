import * as z from "zod/mini";
import { messages } from "../config.ts";
import { characterLimits } from "../forms/limits.ts";
import { optionalText, requiredEmail, requiredText } from "../forms/rules.ts";
import { oneOf, partnerId } from "../runtime/attribute-types.ts";

/** Attributes of `<insight-lead-form>`. */
export const InsightLeadFormAttributes = z.strictObject({
  source: oneOf(["remote-work-insight", "talent-retention-insight"]),
  partner: partnerId(),
});

export type InsightLeadFormProps = z.infer<typeof InsightLeadFormAttributes>;

const limits = characterLimits.contact_submissions;

/** The form's values (spec section 5). */
export const insightLeadSchema = () =>
  z.object({
    role: requiredText(limits.position_type, messages().errors.role),
    email: requiredEmail(limits.email),
    phone: optionalText(limits.phone),
  });
