import { contactFields } from "./contact-fields.ts";
import { reportFields } from "./report-fields.ts";
import { resumeFields } from "./resume-fields.ts";
import { resumeFile } from "../resume-check/resume-file.ts";
import type { SubmissionFields } from "./submission-field.ts";

/**
 * The one description of what forms ask, by the table that stores it: schemas and rows of the forms, the agency's mail, the desk, the
 * receipt and the export read it, and database tests hold the columns and the functions in SQL against it.
 */
export const submissionFields = {
  contact_submissions: {
    ...contactFields,
    // The two boxes of the employer form.
    employer: { column: "employer", kind: "consent", inReceipt: false },
    agreement: { column: "agreement", kind: "consent", inReceipt: false },
  },
  resume_submissions: { ...resumeFields, resume: resumeFile.name },
  salary_report_downloads: reportFields,
} as const satisfies Record<string, SubmissionFields>;

export type SubmissionTable = keyof typeof submissionFields;

/** The three tables of submissions. */
export const submissionTables = Object.keys(submissionFields) as SubmissionTable[];
