import type { TextFieldRules } from "../forms/rules.ts";

/** The form's fields without the file, by name, and their columns in resume_submissions. */
export const resumeFields = {
  firstName: { column: "first_name", limit: 120, missing: "firstName" },
  lastName: { column: "last_name", limit: 120, missing: "lastName" },
  email: { column: "email", limit: 254, missing: "emailRequired", isEmail: true },
  phone: { column: "phone", limit: 40, missing: "phone" },
  position: { column: "desired_position", limit: 160, missing: "position" },
  experience: { column: "years_experience", limit: 40, missing: "experience" },
  additional: { column: "additional_information", limit: 4000 },
} as const satisfies TextFieldRules;
