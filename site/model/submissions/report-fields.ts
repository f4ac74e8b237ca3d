import type { TypedFields } from "./submission-field.ts";

/** What the form for the salary report asks. */
export const reportFields = {
  email: { column: "email", kind: "email", limit: 254, missing: "emailRequired" },
} as const satisfies TypedFields;
