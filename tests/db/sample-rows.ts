import type { SubmissionTable } from "../../server/data/submission-tables.ts";

export const sampleRows = {
  contact_submissions: {
    first_name: "Dana",
    last_name: "Reyes",
    company_name: "Reyes Builders",
    email: "dana@example.com",
    phone: "+1 555 0100",
    position_type: "Project Manager",
    timeline: "Urgent",
    location: "Austin, TX",
    project_details: "Two towers.\nStart in May.",
    source: "contact_form",
  },
  resume_submissions: {
    first_name: "Sam",
    last_name: "Okafor",
    email: "sam@example.com",
    phone: "555 0101",
    desired_position: "Superintendent",
    years_experience: "8-12",
    resume_filename: "résumé.pdf",
    resume_file_path: "1736500000000_resume.pdf",
    resume_file_size: 10_485_760,
  },
  salary_report_downloads: { email: "kim@example.com" },
} satisfies Record<SubmissionTable, Record<string, unknown>>;

export const tableNames = Object.keys(sampleRows) as SubmissionTable[];
