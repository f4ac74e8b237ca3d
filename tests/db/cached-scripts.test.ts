import { expect, it } from "vitest";
import { describeBackend } from "./served-backend.ts";

const metadata = (context: string | null, partner: string | null = null) => ({
  id: crypto.randomUUID(),
  context,
  partner,
  page_url: partner === null ? "/locations/texas?utm_source=mail" : "https://jobs.example/post?id=77",
  referrer: "https://search.example/?q=superintendent",
  utm: { utm_source: "mail" },
  consent: {
    text: "By sending this form you agree that we contact you about your request.",
    version: "2025-01",
  },
  form_check: { trap: "", seconds: 21 },
});

const person = { first_name: "Dana", last_name: "Okafor", email: "dana@halvorsenpike.example" };

const contact = {
  ...metadata("general"),
  ...person,
  company_name: "Halvorsen Pike",
  phone: null,
  position_type: "Superintendent",
  timeline: "Immediately",
  location: "Austin, Texas",
  project_details: "Two river crossings",
  source: "contact_form",
};

const quickRow = {
  ...metadata("partner", "acme-jobs"),
  first_name: null,
  last_name: null,
  company_name: null,
  email: null,
  phone: "(512) 555-0148",
  position_type: "Estimator",
  timeline: "Urgent",
  project_details: null,
  source: "landing2_form",
};

const insightRow = {
  ...metadata("talent_retention"),
  source: "talent-retention-insight",
  email: person.email,
  phone: null,
  position_type: "Superintendent",
  project_details: "Two supers left in a year",
};

const resume = {
  ...metadata(null),
  ...person,
  phone: "(512) 555-0148",
  desired_position: "Superintendent",
  years_experience: "8-12 years",
  additional_information: null,
  resume_filename: "cv.pdf",
  resume_file_path: "1736500000000_cv.pdf",
  resume_file_size: 9,
};

describeBackend("a page or partner script cached since the first release", (backend) => {
  it.each([
    ["contact_submissions", "contact form", contact],
    ["contact_submissions", "quick form on a partner's page", quickRow],
    ["contact_submissions", "article's form", insightRow],
    ["salary_report_downloads", "report form", { ...metadata("general"), email: person.email }],
  ])("can still insert a row into %s from its %s, which creates deliveries", async (table, _, row) => {
    const { status, error } = await backend.visitor.from(table).insert<unknown>(row);
    expect({ status, error }).toEqual({ status: 201, error: null });
    const deliveries = await backend.database.query<{ state: string }>(
      "select state from private.deliveries where submission = $1",
      [row.id],
    );
    expect(deliveries.map(({ state }) => state)).toContain("waiting");
  });

  it("can still store a resume", async () => {
    const file = new Blob(["%PDF-1.7\n"], { type: "application/pdf" });
    const upload = await backend.visitor.storage
      .from("resumes")
      .upload(resume.resume_file_path, file, { contentType: "application/pdf", upsert: false });
    expect(upload.error).toBeNull();
    const { status, error } = await backend.visitor.from("resume_submissions").insert(resume);
    expect({ status, error }).toEqual({ status: 201, error: null });
  });
});
