import { reportTable } from "../../../../model/submissions/report-fields.ts";
import type { Row } from "../../../data/database/database.ts";
import type { Delivery, DeliveryKind } from "../../outbox/channel.ts";
import type { FileCheck } from "../../file-checks/check-file.ts";
import type { PublishedOpening } from "../../../../model/jobs/published-openings.ts";
import type { SalaryReportFile } from "../../../../model/report/published-report.ts";
import { writeMail, writeOperatorLinkMail, type ComposedMail, type MailSources } from "../write-mail.ts";
import { toSiteLanguage, type Language } from "../../../../model/languages.ts";
import type { Mailbox } from "../model/mail-settings.ts";
import { contextFor, type MailContexts } from "../model/mail-context.ts";
import { toSubmission } from "../model/submission.ts";

export interface SampleEmail {
  title: string;
  kind: Delivery["kind"];
  table: Delivery["table"];
  row: Row;
  fileCheck?: FileCheck | undefined;
}

const origin = {
  context: "general",
  partner: null,
  page_url: "/",
  referrer: "/locations/texas",
  utm: null,
  consent: { text: "By submitting, you agree we may contact you about this request.", version: "2026-11" },
  spam_score: 0,
};

const lead = {
  id: "6f1c2f0e-4b1e-4d5f-9a51-0f6f3b6f0a01",
  created_at: "2025-01-13T21:40:00Z",
  first_name: "Maria",
  last_name: "Delgado",
  company_name: "Copperline Builders",
  email: "maria.delgado@copperline.example",
  phone: "(512) 555-0148",
  position_type: "Superintendent",
  timeline: "Within two weeks",
  location: "Austin, Texas",
  project_details:
    "Five-story apartments over a podium, 214 units on East 6th. Our super is leaving after topping out. Needs somebody who has closed out wood over concrete and knows Austin inspections.\nStart Feb 3 if possible.",
  source: "contact_form",
  ...origin,
};

const quickLead = {
  ...lead,
  first_name: null,
  last_name: null,
  company_name: null,
  email: null,
  position_type: "Tower crane operator",
  timeline: "Urgent",
  location: null,
  project_details: null,
  source: "landing2_form",
  context: "hvac_article",
  page_url: null,
  referrer: null,
  consent: { ...origin.consent },
};

const flagged = {
  ...lead,
  first_name: "محمد",
  last_name: "الأحمد",
  company_name: "远东建筑有限公司",
  email: "mohammed@builders.example",
  phone: "+971 50 555 0148",
  project_details: "👷🏽 Visit https://example.com/cheap for offers\u202egnp.exe",
  employer: true,
  agreement: true,
  partner: "unknown-board",
  context: "partner",
  page_url: "https://jobs.example.com/post?id=77",
  referrer: "https://search.example.com/",
  utm: { utm_source: "newsletter", utm_campaign: "winter" },
  spam_score: 70,
  spam_reasons: { link: 10, instant: 60 },
};

const resume = {
  id: "6f1c2f0e-4b1e-4d5f-9a51-0f6f3b6f0a02",
  created_at: "2025-01-13T21:40:00Z",
  first_name: "Nguyễn",
  last_name: "Văn An",
  email: "an.nguyen@mail.example",
  phone: "(713) 555-0119",
  desired_position: "MEP Engineer",
  years_experience: "8-12 years",
  additional_information: "Hospital work for six years. Would move to Houston.",
  resume_filename: "Nguyễn Văn An résumé.pdf",
  resume_file_path: "1736804400000_Nguyen-Van-An-resume.pdf",
  resume_file_size: 348_112,
  ...origin,
  page_url: "/resume",
  consent: {
    text: "By submitting, you agree we may keep your resume and contact you about positions that fit.",
    version: "2026-11",
  },
};

const application = {
  ...resume,
  desired_position: "Superintendent, distribution center",
  trade: "Carpenter foreperson",
  job: "J-2601",
  email: "an.nguyen@mail.example",
  resume_filename: null,
  resume_file_path: null,
  resume_file_size: null,
  context: "opening",
};

const spanish = {
  language: "es",
  context: "general",
  consent: { text: "Al enviar, usted acepta que guardemos su currículum.", version: "2026-11" },
};

const spanishLead = {
  ...lead,
  ...spanish,
  position_type: "Superintendente",
  timeline: "En dos semanas",
  project_details: "Departamentos de cinco pisos. Empieza el 3 de febrero.",
};

const spanishResume = {
  ...resume,
  ...spanish,
  first_name: "José",
  last_name: "Ramírez",
  email: "jose.ramirez@mail.example",
  desired_position: "Superintendente",
  years_experience: "8-12 años",
  additional_information: "Seis años en hospitales. Me mudaría a Houston.",
  resume_filename: "Currículum José Ramírez.pdf",
};

const reportRequest = {
  id: "6f1c2f0e-4b1e-4d5f-9a51-0f6f3b6f0a03",
  created_at: "2025-01-13T21:40:00Z",
  email: "pat@framing.example",
  ...origin,
  consent: { text: "By submitting, you agree we may email you the report.", version: "2026-11" },
};

const lockedFile: FileCheck = {
  verdict: "refused",
  fault: "locked",
  reason: "The file requires a password.",
  is_scanned: false,
};

/** Requisition number of a sample opening that has ended. */
const ENDED_JOB = "J-2501";

const createSampleMaker =
  (table: SampleEmail["table"]) =>
  (kind: SampleEmail["kind"], title: string, row: Row, fileCheck?: FileCheck): SampleEmail => ({
    title,
    kind,
    table,
    row,
    fileCheck,
  });
const ofLead = createSampleMaker("contact_submissions");
const ofResume = createSampleMaker("resume_submissions");
const ofReportRequest = createSampleMaker(reportTable);
const ofOpening = createSampleMaker("openings");
const ofAlert = createSampleMaker("job_alerts");

const alert = {
  id: "6f1c2f0e-4b1e-4d5f-9a51-0f6f3b6f0a04",
  created_at: "2025-01-13T21:40:00Z",
  key: "0d3f5f4e-6a0b-4f9b-8c1d-2e3f4a5b6c7d",
  email: "an.nguyen@mail.example",
  trade: "construction-management",
  state: "ohio",
  language: null,
};

export const SAMPLE_EMAILS: Readonly<Record<string, SampleEmail>> = {
  lead: ofLead("agency-lead", "New lead", lead),
  "quick-lead": ofLead("agency-lead", "New lead: a role and a phone number", quickLead),
  "reply-by-hand": ofLead("agency-lead", "New lead: an address that is invalid in Reply-To", {
    ...lead,
    email: "josé@copperline.example",
  }),
  flagged: ofLead("agency-lead", "New lead: flagged, from a partner, in three scripts", flagged),
  resume: ofResume("agency-resume", "New resume", resume),
  application: ofResume("agency-resume", "New application to an opening, without a file", application),
  "report-request": ofReportRequest("agency-report-request", "Report request", reportRequest),
  receipt: ofLead("sender-receipt", "Receipt for a lead", lead),
  "quick-receipt": ofLead("sender-receipt", "Receipt for a quick lead with unlisted values", {
    ...quickLead,
    email: "kim@trades.example",
    timeline: "Standard",
  }),
  "retention-receipt": ofLead("sender-receipt", "Receipt for a request about retention", {
    ...lead,
    source: "talent-retention-insight",
    location: null,
    timeline: null,
  }),
  "resume-receipt": ofResume("sender-receipt", "Receipt for a resume", resume),
  "application-receipt": ofResume("sender-receipt", "Receipt for an application", application),
  "late-application-receipt": ofResume("sender-receipt", "Receipt for an application that came too late", {
    ...application,
    ...spanish,
    job: ENDED_JOB,
  }),
  "file-fault": ofResume(
    "sender-file-fault",
    "Request for another file: it needs a password",
    resume,
    lockedFile,
  ),
  report: ofReportRequest("sender-report", "Salary report", reportRequest),
  reply: ofLead("sender-reply", "Reply from the desk", lead),
  reminder: ofLead("agency-reminder", "Reminder of a snoozed lead", lead),
  "operator-link": {
    title: "Link for an operator",
    kind: "operator-link",
    table: "operator_links",
    row: {
      id: "6f1c2f0e-4b1e-4d5f-9a51-0f6f3b6f0a04",
      created_at: "2025-01-13T21:40:00Z",
      name: "Ana Cruz",
      email: "ana@ridgebeam.example",
    },
  },
  alert: ofAlert("sender-alert", "Confirmation of a job alert", alert),
  "alert-again": ofAlert("sender-alert", "Job alert, asked again after six months", {
    ...alert,
    confirmed_at: alert.created_at,
  }),
  "opening-question": ofOpening("agency-opening", "Question about an opening", {
    id: "6f1c2f0e-4b1e-4d5f-9a51-0f6f3b6f0a05",
    created_at: "2025-01-13T21:40:00Z",
    key: "0d3f5f4e-6a0b-4f9b-8c1d-2e3f4a5b6c7d",
    requisition: "J-2601",
    asked: 1,
  }),
  digest: ofAlert("sender-digest", "Openings that are new", alert),
  "spanish-resume": ofResume("agency-resume", "New resume, in Spanish", spanishResume),
  "spanish-receipt": ofLead("sender-receipt", "Receipt of a lead, in Spanish", spanishLead),
  "spanish-resume-receipt": ofResume("sender-receipt", "Receipt of a resume, in Spanish", spanishResume),
  "spanish-reply": ofLead("sender-reply", "Reply from the desk, in Spanish", spanishLead),
  "spanish-alert": ofAlert("sender-alert", "Confirmation of a job alert, in Spanish", {
    ...alert,
    language: "es",
    state: null,
  }),
  "spanish-digest": ofAlert("sender-digest", "Openings that are new, in Spanish", {
    ...alert,
    language: "es",
  }),
  "spanish-file-fault": ofResume(
    "sender-file-fault",
    "Request for another file, in Spanish",
    spanishResume,
    lockedFile,
  ),
  "spanish-report": ofReportRequest("sender-report", "Salary report, in Spanish", {
    ...reportRequest,
    ...spanish,
  }),
};

const SAMPLE_OPENING: PublishedOpening = {
  title: "Superintendent, distribution center",
  path: "/jobs/superintendent-distribution-center",
  trade: "construction-management",
  states: ["ohio"],
  summaries: {
    en: "Columbus, OH; $108,000 to $132,000 a year; closes Jan 20",
    es: "Columbus, OH; $108,000 a $132,000 por año; cierra 20 ene",
  },
};

const SAMPLE_CONVERSATION = {
  actor: "Ana Cruz",
  reply_to: "ana@ridgebeam.example",
  receipt: "<0f0e0d0c-0b0a-4908-8706-050403020101@ridgebeam.example>",
};

const SAMPLE_REPLIES: Readonly<Record<Language, { subject: string; text: string }>> = {
  en: {
    subject: "Your search: Superintendent",
    text: "Hello Maria,\n\nThank you for asking about Superintendent in Austin, Texas. Can we speak on Monday at 8:30 AM?\n\nAna Cruz\n(512) 555-0126",
  },
  es: {
    subject: "Su búsqueda: Superintendente",
    text: "Hola, Maria:\n\n¿Podemos hablar el lunes a las 8:30 a. m.?\n\nAna Cruz\n(512) 555-0126",
  },
};

const SAMPLE_REPORT: SalaryReportFile = {
  address: "/files/sample-salary-report-1a2b3c4d5e6f.pdf",
  path: "sample-salary-report.pdf",
  bytes: 2_400_000,
};

/** Composes the email for a sample row, without sending it or building a report. */
export async function composeSample(
  sample: SampleEmail,
  contexts: MailContexts,
  from: Mailbox,
): Promise<ComposedMail> {
  const row = toSubmission(sample.row);
  const context = contextFor(contexts, sample.kind, row.text("language"));
  const delivery: Delivery = {
    id: "0f0e0d0c-0b0a-4908-8706-050403020100",
    kind: sample.kind,
    table: sample.table,
    submission: String(sample.row.id),
    recipient: sample.kind.startsWith("agency") ? context.content.agency.email : String(sample.row.email),
    attempt: 1,
    messageId: `<0f0e0d0c-0b0a-4908-8706-050403020100@${from.address.split("@")[1]}>`,
    createdAt: row.createdAt,
  };
  const sources: MailSources = {
    report: () => SAMPLE_REPORT,
    receiptUrl: (_, page) => Promise.resolve(`${page}#AAAAAAAAAAAAAAAAAAAAAA`),
    fileCheck: () => Promise.resolve(sample.fileCheck),
    opening: (job) => ({
      ...SAMPLE_OPENING,
      ends: job === ENDED_JOB ? String(sample.row.created_at) : undefined,
    }),
    deskUrl: () => `${context.siteUrl}/desk/lead/${sample.table}/${String(sample.row.id)}`,
    reply: () =>
      Promise.resolve({ ...SAMPLE_REPLIES[toSiteLanguage(row.text("language"))], ...SAMPLE_CONVERSATION }),
    digest: () => Promise.resolve([SAMPLE_OPENING, { ...SAMPLE_OPENING, title: "Electrician, substation" }]),
  };
  const sentAt = new Date(row.createdAt.getTime() + 60_000);
  if (sample.table === "operator_links") {
    const url = `${context.siteUrl}/desk/sign-in/link?token=${"A".repeat(43)}`;
    const envelope = { recipient: delivery.recipient, messageId: delivery.messageId, from, sentAt };
    return writeOperatorLinkMail({ name: row.text("name") ?? "", url }, envelope, context);
  }
  return writeMail(delivery, row, { context, sources, from, sentAt });
}

export async function composeSamplesOfKind(
  kind: DeliveryKind,
  contexts: MailContexts,
  from: Mailbox,
): Promise<void> {
  const samples = Object.values(SAMPLE_EMAILS).filter((one) => one.kind === kind);
  for (const sample of samples) await composeSample(sample, contexts, from);
}
