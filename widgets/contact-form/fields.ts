import { characterLimits } from "../forms/limits.ts";
import type { TextFieldRules } from "../forms/rules.ts";

const limits = characterLimits.contact_submissions;

/** The form's fields, by name, and their columns in contact_submissions. */
export const contactFields = {
  firstName: { column: "first_name", limit: limits.first_name, missing: "firstName" },
  lastName: { column: "last_name", limit: 120, missing: "lastName" },
  company: { column: "company_name", limit: limits.company_name, missing: "company" },
  email: { column: "email", limit: limits.email, missing: "emailRequired", isEmail: true },
  phone: { column: "phone", limit: limits.phone },
  position: { column: "position_type", limit: limits.position_type },
  timeline: { column: "timeline", limit: 160 },
  location: { column: "location", limit: 160 },
  details: { column: "project_details", limit: 4000 },
} as const satisfies TextFieldRules;
