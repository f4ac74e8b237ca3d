import { contactFields } from "./form-fields.ts";
import { reportFields } from "./report-fields.ts";
import { resumeFields } from "./resume-fields.ts";
import { resumeFile } from "../resume-check/resume-file.ts";
import type { SubmissionFields } from "./submission-field.ts";

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
  resume_submissions: { ...resumeFields, resume: resumeFile.name },
  salary_report_downloads: reportFields,
} as const satisfies Record<string, SubmissionFields>;

export type SubmissionTable = keyof typeof submissionFields;

export const submissionTables = Object.keys(submissionFields) as SubmissionTable[];
