import type { TypedFields } from "./submission-field.ts";

export const reportFields = {
  email: { column: "email", kind: "email", limit: 254, missing: "emailRequired" },
} as const satisfies TypedFields;
