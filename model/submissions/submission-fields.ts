import { contactFields } from "./form-fields.ts";
import { reportFields } from "./report-fields.ts";
import { applicationFields, openingFields, resumeFields } from "./resume-fields.ts";
import { resumeFile } from "../resume-check/resume-file.ts";
import type { SubmissionFields } from "./submission-field.ts";

const { trade } = applicationFields(false);

/**
 * All form fields, by the database table that stores them. Schemas, forms, emails, the desk, the receipt and
 * the export use this list. Database tests compare it with columns and SQL functions.
 */
export const submissionFields = {
  contact_submissions: {
    ...contactFields,
    employer: { column: "employer", kind: "consent", inReceipt: false },
    agreement: { column: "agreement", kind: "consent", inReceipt: false },
  },
  // An application to an opening may lack an email address or phone number, and the file.
  resume_submissions: {
    ...resumeFields,
    email: { ...resumeFields.email, missing: undefined },
    phone: { ...resumeFields.phone, missing: undefined },
    trade,
    job: openingFields.job,
    resume: { ...resumeFile.name, missing: undefined },
  },
  salary_report_downloads: reportFields,
} as const satisfies Record<string, SubmissionFields>;

export type SubmissionTable = keyof typeof submissionFields;

export const submissionTables = Object.keys(submissionFields) as SubmissionTable[];
