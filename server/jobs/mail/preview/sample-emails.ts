import type { Row } from "../../../data/database/database.ts";
import type { Delivery } from "../../outbox/channel.ts";
import type { FileCheck } from "../../file-checks/check-file.ts";

export interface SampleEmail {
  title: string;
  kind: Delivery["kind"];
  table: Delivery["table"];
  row: Row;
  fileCheck?: FileCheck;
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

const spanish = {
  language: "es",
  context: "general",
  consent: { text: "Al enviar, acepta que guardemos su currículum.", version: "2026-11" },
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

export const SAMPLE_EMAILS: Readonly<Record<string, SampleEmail>> = {
  lead: { title: "New lead", kind: "agency-lead", table: "contact_submissions", row: lead },
  "quick-lead": {
    title: "New lead: a role and a phone number",
    kind: "agency-lead",
    table: "contact_submissions",
    row: quickLead,
  },
  "reply-by-hand": {
    title: "New lead: an address that is invalid in Reply-To",
    kind: "agency-lead",
    table: "contact_submissions",
    row: { ...lead, email: "josé@copperline.example" },
  },
  flagged: {
    title: "New lead: flagged, from a partner, in three scripts",
    kind: "agency-lead",
    table: "contact_submissions",
    row: flagged,
  },
  resume: { title: "New resume", kind: "agency-resume", table: "resume_submissions", row: resume },
  "report-request": {
    title: "Report request",
    kind: "agency-report-request",
    table: "salary_report_downloads",
    row: reportRequest,
  },
  receipt: { title: "Receipt for a lead", kind: "sender-receipt", table: "contact_submissions", row: lead },
  "quick-receipt": {
    title: "Receipt for a quick lead with unlisted values",
    kind: "sender-receipt",
    table: "contact_submissions",
    row: { ...quickLead, email: "kim@trades.example", timeline: "Standard" },
  },
  "retention-receipt": {
    title: "Receipt for a request about retention",
    kind: "sender-receipt",
    table: "contact_submissions",
    row: { ...lead, source: "talent-retention-insight", location: null, timeline: null },
  },
  "resume-receipt": {
    title: "Receipt for a resume",
    kind: "sender-receipt",
    table: "resume_submissions",
    row: resume,
  },
  "file-fault": {
    title: "Request for another file: it needs a password",
    kind: "sender-file-fault",
    table: "resume_submissions",
    row: resume,
    fileCheck: lockedFile,
  },
  report: {
    title: "Salary report",
    kind: "sender-report",
    table: "salary_report_downloads",
    row: reportRequest,
  },
  "spanish-resume": {
    title: "New resume, in Spanish",
    kind: "agency-resume",
    table: "resume_submissions",
    row: spanishResume,
  },
  "spanish-receipt": {
    title: "Receipt of a lead, in Spanish",
    kind: "sender-receipt",
    table: "contact_submissions",
    row: spanishLead,
  },
  "spanish-resume-receipt": {
    title: "Receipt of a resume, in Spanish",
    kind: "sender-receipt",
    table: "resume_submissions",
    row: spanishResume,
  },
  "spanish-file-fault": {
    title: "Request for another file, in Spanish",
    kind: "sender-file-fault",
    table: "resume_submissions",
    row: spanishResume,
    fileCheck: lockedFile,
  },
  "spanish-report": {
    title: "Salary report, in Spanish",
    kind: "sender-report",
    table: "salary_report_downloads",
    row: { ...reportRequest, ...spanish },
  },
};
