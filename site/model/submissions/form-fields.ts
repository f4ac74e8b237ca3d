import { contactFields } from "./contact-fields.ts";
import type { FormFields } from "./read-fields.ts";

const { company, email, firstName, location, phone, position } = contactFields;
const optionalRule = { missing: undefined };

/**
 * Returns the fields of the quick form: role, and email or phone.
 * @param hasNoContact whether email and phone are both missing, in which case company and email are required
 */
export const leadFields = (hasNoContact: boolean) => {
  const requirement = hasNoContact ? {} : optionalRule;
  return {
    company: { ...company, ...requirement },
    position: { ...position, missing: "role", label: "role" },
    email: { ...email, ...requirement, label: "email" },
    phone,
    location,
    urgency: {},
  } satisfies FormFields;
};

/**
 * Fields of the employer form. The name is later split into two columns, each of which can hold a name of
 * full length.
 */
export const employerFields = {
  name: { limit: firstName.limit, missing: "name" },
  email: { ...email, label: "workEmail" },
  phone: { ...phone, missing: "phone" },
  employer: { kind: "consent", missing: "employer" },
  agreement: { kind: "consent", missing: "contact" },
} as const satisfies FormFields;

export const insightFields = {
  role: { ...position, missing: "role" },
  email: { ...email, label: "workEmail" },
  phone,
} as const satisfies FormFields;
