import { EMAIL_LIMIT } from "./email-address.ts";
import { PHONE_LIMIT } from "./phone-number.ts";
import type { TypedFields } from "./submission-field.ts";

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
