import { EMAIL_LIMIT } from "./email-address.ts";
import { PHONE_LIMIT } from "./phone-number.ts";
import type { StoredFields } from "./read-fields.ts";
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

const { email, phone, experience, position } = resumeFields;
const optional = { missing: undefined };

/**
 * Fields of the application to an opening, which the form shows.
 * @param hasNoContact whether email and phone are both missing, in which case one of them is asked for
 */
export const applicationFields = (hasNoContact: boolean) =>
  ({
    name: {
      column: resumeFields.firstName.column,
      kind: "name",
      limit: resumeFields.firstName.limit,
      missing: "name",
      autocomplete: "name",
    },
    phone: { ...phone, ...(hasNoContact ? { missing: "phoneOrEmail" } : optional), placeholder: "phone" },
    email: { ...email, ...optional },
    trade: { column: "trade", limit: 160, missing: "trade", placeholder: "trade" },
    experience,
  }) as const satisfies StoredFields;

/** Requisition number of an opening, such as J-2614. The table of resumes has the same pattern. */
export const REQUISITION = /^J-\d{4,6}$/;

/** The opening that an application is for, which the form knows: its requisition number and its title. */
export const openingFields = {
  job: { column: "job", limit: 8, label: "opening" },
  title: { column: position.column, limit: position.limit },
} as const satisfies StoredFields;
