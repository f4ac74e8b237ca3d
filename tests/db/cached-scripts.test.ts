import { expect, it } from "vitest";
import type { SubmissionTable } from "../../server/data/submission-tables.ts";
import { describeBackend } from "./served-backend.ts";

const pageFields = {
  context: "partner",
  partner: "acme-jobs",
  page_url: "https://jobs.example/post?id=77",
  referrer: "https://search.example/?q=superintendent",
  utm: { utm_source: "mail" },
  consent: { text: "By sending this form you agree that we contact you.", version: "2025-01" },
};
const form_check = { trap: "", seconds: 21 };
const nobody = { first_name: "", last_name: "", company_name: null, email: null };
const person = { first_name: "Dana", last_name: "Okafor", email: "dana@halvorsenpike.example" };
const request = { position_type: "Superintendent", timeline: "Urgent", project_details: null };

const rows: [sender: string, table: SubmissionTable, row: object][] = [
  [
    "a contact form",
    "contact_submissions",
    {
      ...person,
      ...request,
      company_name: "Halvorsen Pike",
      phone: null,
      location: "Austin, Texas",
      project_details: "Two river crossings",
      source: "contact_form",
    },
  ],
  [
    "a quick form on a partner's page",
    "contact_submissions",
    { ...nobody, ...request, phone: "(512) 555-0148", source: "landing2_form" },
  ],
  [
    "an article's form",
    "contact_submissions",
    { email: person.email, phone: null, position_type: "Superintendent", source: "talent-retention-insight" },
  ],
  ["a report form", "salary_report_downloads", { email: person.email }],
  [
    "a resume form",
    "resume_submissions",
    {
      ...person,
      context: null,
      partner: null,
      phone: "(512) 555-0148",
      desired_position: "Superintendent",
      years_experience: "8-12 years",
      additional_information: null,
      resume_filename: "cv.pdf",
      resume_file_path: "1736500000000_cv.pdf",
      resume_file_size: 9,
    },
  ],
];

describeBackend("a page or partner script cached since the first release", (backend) => {
  it.each(rows)(
    "can still send %s, which is stored completely and creates deliveries",
    async (_, table, row) => {
      const id = crypto.randomUUID();
      if (table === "resume_submissions") await backend.upload("1736500000000_cv.pdf");
      const fields = { id, ...pageFields, ...row };
      const { status, error } = await backend.visitor.from(table).insert<unknown>({ ...fields, form_check });
      expect({ status, error }).toEqual({ status: 201, error: null });
      expect(await backend.row(table, id)).toMatchObject(fields);
      expect(await backend.count("private.deliveries where submission = $1", [id])).toBeGreaterThan(0);
    },
  );
});
