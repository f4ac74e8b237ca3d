import { EMAIL_LIMIT } from "./email-address.ts";
import { PHONE_LIMIT } from "./phone-number.ts";
import type { TypedFields } from "./submission-field.ts";

export const resumeFields = {
  firstName: { column: "first_name", limit: 120, missing: "firstName", autocomplete: "given-name" },
  lastName: { column: "last_name", limit: 120, missing: "lastName", autocomplete: "family-name" },
  email: { column: "email", kind: "email", limit: EMAIL_LIMIT, missing: "emailRequired" },
  phone: { column: "phone", kind: "phone", limit: PHONE_LIMIT, missing: "phone" },
  position: {
    column: "desired_position",
    limit: 160,
    missing: "position",
    label: "desiredPosition",
    placeholder: "role",
    autocomplete: "organization-title",
  },
  experience: {
    column: "years_experience",
    kind: "choice",
    limit: 40,
    missing: "experience",
    placeholder: "experience",
    choices: "experience",
  },
  additional: { column: "additional_information", kind: "lines", limit: 4000 },
} as const satisfies TypedFields;
