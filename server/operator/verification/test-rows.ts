import { randomBytes, randomUUID } from "node:crypto";
import type { SubmissionTable } from "../../data/submission-tables.ts";

/** The rows and the file of one run, recognizable as such. */
export interface TestRows {
  /** The e-mail of every row; `example.com` belongs to nobody. */
  email: string;
  /** The key of the file in the bucket `resumes`. */
  fileKey: string;
  /** For each table a row of the form's fields alone, without what later releases added. */
  plain: Record<SubmissionTable, Record<string, unknown>>;
  /** For each table the columns that the browser adds, with an id of its own. */
  circumstances: Record<SubmissionTable, Record<string, unknown>>;
}

const CONTEXT = "verify-backend";

/** Makes the rows of one run. */
export function makeTestRows(): TestRows {
  const email = `verify-backend.${randomBytes(4).toString("hex")}@example.com`;
  const fileKey = `${Date.now()}_verify-backend.pdf`;
  const person = { first_name: "Test", last_name: "Row", email, phone: "555 0100" };
  return {
    email,
    fileKey,
    plain: {
      contact_submissions: {
        ...person,
        company_name: "Test row of verify-backend",
        position_type: "Test row",
        timeline: "Test row",
        location: "Test row",
        project_details: "Written by npm run verify-backend; may be deleted.",
        source: "contact_form",
      },
      resume_submissions: {
        ...person,
        desired_position: "Test row of verify-backend",
        years_experience: "0-2",
        resume_filename: "verify-backend.pdf",
        resume_file_path: fileKey,
        resume_file_size: TEST_FILE.size,
      },
      salary_report_downloads: { email },
    },
    circumstances: {
      contact_submissions: { ...makeCircumstances(), employer: true, agreement: true },
      resume_submissions: makeCircumstances(),
      salary_report_downloads: makeCircumstances(),
    },
  };
}

/** The smallest file that a reader takes for a PDF. */
export const TEST_FILE = new Blob(["%PDF-1.7\n% Test file of verify-backend\n%%EOF\n"], {
  type: "application/pdf",
});

function makeCircumstances(): Record<string, unknown> {
  return {
    id: randomUUID(),
    context: CONTEXT,
    partner: null,
    page_url: "https://example.com/verify-backend",
    referrer: null,
    utm: { utm_source: CONTEXT },
    consent: { text: "Test row", version: "test" },
    form_check: { trap: "", seconds: 60 },
  };
}

/** The statements that remove the rows of every run; the file has to go through Storage. */
export function removalStatements(tables: readonly string[]): string[] {
  return tables.map(
    (table) => `delete from public.${table} where email like 'verify-backend.%@example.com';`,
  );
}
