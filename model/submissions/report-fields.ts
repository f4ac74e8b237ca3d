import { EMAIL_LIMIT } from "./email-address.ts";
import type { TypedFields } from "./submission-field.ts";

export const reportFields = {
  email: { column: "email", kind: "email", limit: EMAIL_LIMIT, missing: "emailRequired" },
} as const satisfies TypedFields;
