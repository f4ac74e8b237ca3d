import { EMAIL_LIMIT } from "./email-address.ts";
import type { TypedFields } from "./submission-field.ts";

/** Table of the requests for the salary report; the key in `submissionFields`. */
export const reportTable = "salary_report_downloads";

export const reportFields = {
  email: { column: "email", kind: "email", limit: EMAIL_LIMIT, missing: "emailRequired" },
} as const satisfies TypedFields;
