import { contactFields } from "./contact-fields.ts";
import type { AskedFields } from "./read-fields.ts";

// What the forms ask that ask for some of the contact form's fields, or in other words.

const { company, email, firstName, location, phone, position } = contactFields;
const optional = { missing: undefined };

/**
 * The quick form: a role, and an email or a phone number.
 * @param isUnreachable whether neither was given; then a company and an email are asked for
 */
export const leadFields = (isUnreachable: boolean) => {
  const reachable = isUnreachable ? {} : optional;
  return {
    company: { ...company, ...reachable },
    position: { ...position, missing: "role", label: "role" },
    email: { ...email, ...reachable, label: "email" },
    phone,
    location,
    urgency: {},
  } satisfies AskedFields;
};

/** The employer form. A name is split into two columns, of which each holds as much as the whole. */
export const employerFields = {
  name: { limit: firstName.limit, missing: "name" },
  email: { ...email, label: "workEmail" },
  phone: { ...phone, missing: "phone" },
  employer: { kind: "consent", missing: "employer" },
  agreement: { kind: "consent", missing: "contact" },
} as const satisfies AskedFields;

/** The form in two articles. */
export const insightFields = {
  role: { ...position, missing: "role" },
  email: { ...email, label: "workEmail" },
  phone,
} as const satisfies AskedFields;
