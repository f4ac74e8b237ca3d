import type { StoredFields } from "./read-fields.ts";
import type { TypedFields } from "./submission-field.ts";
import { reportFields } from "./report-fields.ts";
import { EMAIL_LIMIT } from "./email-address.ts";
import { PHONE_LIMIT } from "./phone-number.ts";

/** Fields of the contact form, in order. The other employer forms use some of them. */
export const contactFields = {
  firstName: { column: "first_name", limit: 120, missing: "firstName", autocomplete: "given-name" },
  lastName: { column: "last_name", limit: 120, missing: "lastName", autocomplete: "family-name" },
  company: { column: "company_name", limit: 120, missing: "company", autocomplete: "organization" },
  email: {
    column: "email",
    kind: "email",
    limit: EMAIL_LIMIT,
    missing: "emailRequired",
    label: "businessEmail",
    placeholder: "email",
  },
  phone: { column: "phone", kind: "phone", limit: PHONE_LIMIT },
  position: { column: "position_type", limit: 160, placeholder: "position" },
  timeline: { column: "timeline", kind: "choice", limit: 160, placeholder: "timeline", choices: "timelines" },
  location: { column: "location", limit: 160, placeholder: "location" },
  details: { column: "project_details", kind: "lines", limit: 4000, placeholder: "details" },
} as const satisfies TypedFields;

const { company, email, firstName, location, phone, position, timeline } = contactFields;
const optionalRule = { missing: undefined };

/**
 * Returns the fields of the quick form: role, and email or phone.
 * @param hasNoContact whether email and phone are both missing
 */
export const leadFields = (hasNoContact: boolean) =>
  ({
    company: { ...company, ...optionalRule },
    position: { ...position, missing: "role", label: "role" },
    email: { ...email, missing: hasNoContact ? "emailOrPhone" : undefined, label: "email" },
    phone,
    location,
    urgency: { column: timeline.column, kind: "urgency" },
  }) satisfies StoredFields;

/**
 * Fields of the employer form. The name is later split into two columns, each of which can hold a name of
 * full length.
 */
export const employerFields = {
  name: {
    column: firstName.column,
    kind: "name",
    limit: firstName.limit,
    missing: "name",
    autocomplete: "name",
  },
  email: { ...email, label: "workEmail" },
  phone: { ...phone, missing: "phone", placeholder: "phone" },
  employer: { column: "employer", kind: "consent", missing: "employer" },
  agreement: { column: "agreement", kind: "consent", missing: "contact" },
} as const satisfies StoredFields;

export const insightFields = {
  role: { ...position, missing: "role", placeholder: "role" },
  email: { ...email, label: "workEmail" },
  phone,
} as const satisfies StoredFields;

export const salaryReportFields = {
  email: { ...reportFields.email, label: "workEmail", placeholder: "email" },
} as const satisfies StoredFields;
