import type { Locator, Page } from "playwright";
import type { SubmissionTable } from "../../server/data/submission-tables.ts";
import { readNoticeLines } from "../read-behavior.ts";
import { isFullRun } from "../is-full-run.ts";
import { findArticle } from "./sample-articles.ts";
import { pdf, type SampleFile } from "./sample-files.ts";

export interface SampleForm {
  name: string;
  path: string;
  tag: string;
  texts: Record<string, string>;
  email: string;
  choices?: Record<string, string>;
  checkboxes?: string[];
  file?: SampleFile;
  button: string;
  sendingLabel: string;
  table: SubmissionTable;
  successLines: string[];
  failureLines: string[];
}

const LEAD_SUCCESS = readNoticeLines("leadSuccess");
const FAILURE = readNoticeLines("submissionFailed");

export const quickLead: SampleForm = {
  name: "the quick lead form",
  path: "/services",
  tag: "lead-form",
  texts: { "Role you need": "Night shift superintendent", Phone: "713 555 0100" },
  email: "Email",
  button: "Connect me",
  sendingLabel: "Connecting...",
  table: "contact_submissions",
  successLines: readNoticeLines("quickSuccess"),
  failureLines: FAILURE,
};

export const contact: SampleForm = {
  name: "the contact form",
  path: "/",
  tag: "contact-form",
  texts: {
    "First name": "Dana",
    "Last name": "Okafor",
    "Company name": "Halvorsen Pike",
    Phone: "(302) 555-0111",
    Position: "Bridge foreman",
    Location: "Boise, Idaho",
    "Project details": "Two river crossings.\nStart in May.",
  },
  email: "Business email",
  choices: { Timeline: "Within a month" },
  button: "Connect me with talent",
  sendingLabel: "Connecting...",
  table: "contact_submissions",
  successLines: LEAD_SUCCESS,
  failureLines: FAILURE,
};

export const employerLead: SampleForm = {
  name: "the employer lead form",
  path: "/landing-page",
  tag: "employer-lead-form",
  texts: { "Full name": "Maria del Carmen Ruiz", Phone: "512 555 0144" },
  email: "Work email",
  checkboxes: [
    "I'm an employer seeking construction/engineering talent",
    "I consent to be contacted about talent solutions",
  ],
  button: "Get matched with talent",
  sendingLabel: "Connecting...",
  table: "contact_submissions",
  successLines: LEAD_SUCCESS,
  failureLines: FAILURE,
};

export const salaryReport: SampleForm = {
  name: "the salary report form",
  path: "/",
  tag: "salary-report-form",
  texts: {},
  email: "Work email",
  button: "Email me the report",
  sendingLabel: "Sending Report...",
  table: "salary_report_downloads",
  successLines: readNoticeLines("salarySuccess"),
  failureLines: readNoticeLines("salaryFailed"),
};

export const remoteWork: SampleForm = {
  name: "the remote work article's form",
  path: findArticle(/<insight-lead-form source="remote-work-insight"/),
  tag: "insight-lead-form",
  texts: { "Role you need": "BIM coordinator", Phone: "208 555 0170" },
  email: "Work email",
  button: "Find candidates",
  sendingLabel: "Submitting...",
  table: "contact_submissions",
  successLines: readNoticeLines("remoteWorkSuccess"),
  failureLines: readNoticeLines("insightFailed"),
};

export const talentRetention: SampleForm = {
  ...remoteWork,
  name: "the talent retention article's form",
  path: findArticle(/<insight-lead-form source="talent-retention-insight"/),
  texts: { "Role you need": "BIM coordinator" },
  successLines: readNoticeLines("talentRetentionSuccess"),
};

export const resume: SampleForm = {
  name: "the resume form",
  path: "/resume",
  tag: "resume-form",
  texts: {
    "First name": "Sam",
    "Last name": "Reyes",
    Phone: "303 555 0162",
    "Desired position": "Estimator",
    "Additional information": "Free to start in March.",
  },
  email: "Email",
  choices: { "Years of experience": "4-7 years" },
  file: pdf("resume.pdf"),
  button: "Submit resume",
  sendingLabel: "Submitting...",
  table: "resume_submissions",
  successLines: readNoticeLines("resumeSuccess"),
  failureLines: FAILURE,
};

/** The form on the page of an opening, which only tests with openings have. */
export const application: SampleForm = {
  name: "the application form",
  path: "/jobs",
  tag: "apply-form",
  texts: { "Full name": "Sam de la Reyes", Trade: "Lineworker" },
  email: "Email",
  choices: { "Years of experience": "4-7 years" },
  button: "Apply",
  sendingLabel: "Applying...",
  table: "resume_submissions",
  successLines: readNoticeLines("resumeSuccess"),
  failureLines: FAILURE,
};

export const SAMPLE_FORMS = [
  quickLead,
  contact,
  employerLead,
  salaryReport,
  remoteWork,
  talentRetention,
  resume,
];

/** One form per table, for tests of what all forms share. With `npm test -- --all`, these cover one of each type. */
const oneFormPerTable = [contact, salaryReport, resume];

export const testedForms = isFullRun
  ? SAMPLE_FORMS.filter((sample) => sample !== talentRetention)
  : oneFormPerTable;

/** Forms that partners can embed, except the quick form. */
export const partnerForms = [contact, salaryReport, remoteWork, resume, employerLead];

export const locateForm = (page: Page, { tag }: SampleForm): Locator => page.locator(`main ${tag}`);

export const locateSendButton = (form: Locator): Locator => form.locator('button[type="submit"]');

export async function fillForm(form: Locator, sample: SampleForm, email: string): Promise<void> {
  for (const [label, text] of Object.entries(sample.texts)) await form.getByLabel(label).fill(text);
  await form.getByLabel(sample.email).fill(email);
  for (const [label, choice] of Object.entries(sample.choices ?? {}))
    await form.getByLabel(label).selectOption(choice);
  for (const label of sample.checkboxes ?? []) await form.getByLabel(label).check();
  if (sample.file !== undefined) await form.getByLabel("Resume").setInputFiles(sample.file);
}

export async function sendForm(form: Locator, sample: SampleForm, email: string): Promise<void> {
  await fillForm(form, sample, email);
  await locateSendButton(form).click();
}

/** Lists what was typed or chosen in a form but is not in its row. */
export function listLostValues(row: object, { texts, choices = {}, file }: SampleForm): string[] {
  // A full name is stored in two adjacent columns.
  const stored = Object.values(row).join(" ");
  const values = [...Object.values(texts), ...Object.values(choices), ...(file ? [file.name] : [])];
  return values.filter((value) => !stored.includes(value));
}

export function readValues(form: Locator): Promise<Record<string, string>> {
  return form.evaluate((element) => {
    const values: Record<string, string> = {};
    for (const field of element.querySelectorAll("input:not([type=hidden]), select, textarea")) {
      const { name, value, type, checked, files } = field as HTMLInputElement;
      if (field.getAttribute("tabindex") === "-1" || (type === "radio" && !checked)) continue;
      values[name] =
        type === "checkbox" ? String(checked) : type === "file" ? (files?.[0]?.name ?? "") : value;
    }
    return values;
  });
}

export async function readNotice(root: Page | Locator, role: "status" | "alert"): Promise<string[]> {
  const notice = root.locator(`[role=${role}] > .notice`);
  await notice.waitFor();
  return notice.locator("p").allTextContents();
}
