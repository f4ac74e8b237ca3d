/** What a visitor's browser adds to every row beside the form's fields. */
const attribution = [
  "context",
  "partner",
  "page_url",
  "referrer",
  "utm",
  "consent",
  "spam_score",
  "spam_reasons",
];

/** The three tables and their columns in the order in which an operator reads them. */
export const submissionTables = {
  contact_submissions: [
    "id",
    "created_at",
    "first_name",
    "last_name",
    "company_name",
    "email",
    "phone",
    "position_type",
    "timeline",
    "location",
    "project_details",
    "source",
    ...attribution,
  ],
  resume_submissions: [
    "id",
    "created_at",
    "first_name",
    "last_name",
    "email",
    "phone",
    "desired_position",
    "years_experience",
    "additional_information",
    "resume_filename",
    "resume_file_path",
    "resume_file_size",
    ...attribution,
  ],
  salary_report_downloads: ["id", "created_at", "email", ...attribution],
};

export type SubmissionTable = keyof typeof submissionTables;

export const isSubmissionTable = (name: string): name is SubmissionTable =>
  Object.hasOwn(submissionTables, name);
