import type { TypedFields } from "./submission-field.ts";

/** What the contact form asks, in its order. The other forms for employers ask for some of it. */
export const contactFields = {
  firstName: { column: "first_name", limit: 120, missing: "firstName" },
  lastName: { column: "last_name", limit: 120, missing: "lastName" },
  company: { column: "company_name", limit: 120, missing: "company" },
  email: { column: "email", kind: "email", limit: 254, missing: "emailRequired", label: "businessEmail" },
  phone: { column: "phone", kind: "phone", limit: 40 },
  position: { column: "position_type", limit: 160 },
  timeline: { column: "timeline", kind: "choice", limit: 160 },
  location: { column: "location", limit: 160 },
  details: { column: "project_details", kind: "lines", limit: 4000 },
} as const satisfies TypedFields;
