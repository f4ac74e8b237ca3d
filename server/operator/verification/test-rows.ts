import { randomBytes, randomUUID } from "node:crypto";

export type TestRows = ReturnType<typeof makeTestRows>;

const CONTEXT = "verify-backend";

export function makeTestRows() {
  // `example.com` is a reserved domain.
  const email = `verify-backend.${randomBytes(4).toString("hex")}@example.com`;
  const fileKey = `${Date.now()}_verify-backend.pdf`;
  const person = { first_name: "Test", last_name: "Row", email, phone: "555 0100" };
  return {
    email,
    fileKey,
    plainRows: {
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
    metadata: {
      contact_submissions: { ...makeMetadata(), employer: true, agreement: true },
      resume_submissions: makeMetadata(),
      salary_report_downloads: makeMetadata(),
    },
  };
}

/** A minimal file that passes as a PDF. */
export const TEST_FILE = new Blob(["%PDF-1.7\n% Test file of verify-backend\n%%EOF\n"], {
  type: "application/pdf",
});

function makeMetadata(): Record<string, unknown> {
  return {
    id: randomUUID(),
    context: CONTEXT,
    partner: null,
    page_url: "https://example.com/verify-backend",
    referrer: null,
    language: "es",
    utm: { utm_source: CONTEXT },
    consent: { text: "Test row", version: "test" },
    form_check: { trap: "", seconds: 60 },
  };
}
