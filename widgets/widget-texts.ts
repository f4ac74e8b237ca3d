import { contactFields } from "../site/model/submissions/contact-fields.ts";
import { resumeFields } from "../site/model/submissions/resume-fields.ts";
import { keysOf, labelsOf } from "../site/model/submissions/submission-field.ts";

export type TextNames = Readonly<Record<string, readonly string[]>>;

const FORM = {
  errors: ["emailAt", "emailSeveral", "emailName", "emailDomain", "emailRequired", "phoneDigits", "tooLong"],
  labels: ["optional", "trap"],
  consent: ["version", "privacy", "privacyHref"],
  fallback: ["failed", "tooMany", "email", "phone", "reference"],
  waiting: ["sending"],
  thanks: ["sent", "again"],
  notices: ["emailInvalid", "phoneInvalid", "entryTooLong"],
  dismiss: ["label"],
} as const satisfies TextNames;

/** Thanks of the forms for employers. */
const ANSWER = { thanks: ["received", "by", "answer", "answerWithin"] } as const satisfies TextNames;
const CANDIDATES = { thanks: ["candidates", "candidatesWithin"] } as const satisfies TextNames;

const LEAD_FORM = {
  errors: ["role", "company"],
  labels: ["company", "role", "email", "workEmail", "phone", "location", "urgency", "standard", "urgent"],
  placeholders: ["role", "email", "phone"],
  consent: ["request"],
  fallback: ["direct"],
  leadForm: ["submit", "sending", "hint"],
  notices: ["quickIncomplete", "quickSuccess", "submissionFailed"],
} as const satisfies TextNames;

const CONTACT_FORM = {
  errors: keysOf(contactFields, "missing"),
  labels: labelsOf(contactFields),
  placeholders: keysOf(contactFields, "placeholder"),
  choices: keysOf(contactFields, "choices"),
  consent: ["request"],
  contactForm: ["submit", "sending"],
  notices: ["leadSuccess", "submissionFailed"],
} as const satisfies TextNames;

const EMPLOYER_LEAD_FORM = {
  errors: ["name", "phone", "employer", "contact"],
  labels: ["name", "workEmail", "phone"],
  placeholders: ["email", "phone"],
  consent: ["request", "employer", "contact"],
  employerLeadForm: ["submit", "sending"],
  notices: ["leadSuccess", "submissionFailed"],
} as const satisfies TextNames;

const INSIGHT_LEAD_FORM = {
  errors: ["role"],
  labels: ["role", "workEmail", "phone"],
  placeholders: ["role", "email"],
  consent: ["request"],
  insightLeadForm: ["submit", "sending", "remoteWorkDetails", "talentRetentionDetails"],
  notices: ["insightIncomplete", "insightFailed", "remoteWorkSuccess", "talentRetentionSuccess"],
} as const satisfies TextNames;

const SALARY_REPORT_FORM = {
  labels: ["workEmail"],
  placeholders: ["email"],
  consent: ["report"],
  salaryReportForm: ["submit", "sending"],
  notices: ["salaryEmpty", "salarySuccess", "salaryFailed"],
} as const satisfies TextNames;

const RESUME_FORM = {
  errors: [...keysOf(resumeFields, "missing"), "resume"],
  labels: [...labelsOf(resumeFields), "resume"],
  placeholders: keysOf(resumeFields, "placeholder"),
  choices: keysOf(resumeFields, "choices"),
  consent: ["application"],
  thanks: ["received", "by", "review", "reviewWithin", "contact", "contactWithin"],
  resumeForm: [
    "submit",
    "sending",
    "limits",
    "drop",
    "remove",
    "progress",
    "uploaded",
    "thanksTitle",
    "thanksText",
    "home",
  ],
  notices: [
    "resumeSuccess",
    "resumeRequired",
    "resumeType",
    "resumeSize",
    "resumeEmpty",
    "resumeRtf",
    "resumeLocked",
    "submissionFailed",
  ],
} as const satisfies TextNames;

const PORTAL_LOGIN = {
  errors: ["email", "loginEmailRequired", "loginPasswordRequired", "loginPasswordShort", "loginWrong"],
  labels: ["optional", "email", "password", "remember"],
  fallback: ["failed", "email", "phone"],
  portalLogin: [
    "submit",
    "sending",
    "showPassword",
    "hidePassword",
    "success",
    "demoNote",
    "demoAccount",
    "demoEmail",
    "demoPassword",
  ],
} as const satisfies TextNames;

const SITE_HEADER = {
  header: ["home", "navigation", "menu", "openMenu", "closeMenu", "quickTitle"],
} as const satisfies TextNames;

const SALARY_EXPLORER = {
  salaryExplorer: [
    "heading",
    "role",
    "place",
    "regions",
    "states",
    "experience",
    "all",
    "noBands",
    "title",
    "to",
    "average",
    "unit",
    "unpublished",
    "unpublishedNote",
    "bandNote",
    "baseline",
    "sumNote",
    "lowHead",
    "averageHead",
    "highHead",
    "base",
    "others",
    "regionsTitle",
    "regionsNote",
    "nearTitle",
    "state",
    "region",
    "range",
    "over",
    "ask",
    "askUnpublished",
    "askNote",
    "copy",
    "copied",
    "csvHead",
    "source",
  ],
} as const satisfies TextNames;

const SANDBOX = { sandbox: ["note"] } as const satisfies TextNames;

/** Texts about the receipt, on our own pages only; loaded when a form is sent. */
const RECEIPT_LINK = {
  thanks: ["keep", "keepNote", "copy", "copied", "receiptHref"],
} as const satisfies TextNames;

/**
 * Text keys of each widget by tag: what its script contains, and what a partner may override. Their union
 * defines the keys of `content/_data/messages.yaml`, its schema and the type of its values.
 */
export const WIDGET_TEXTS = {
  "site-header": [SITE_HEADER, FORM, ANSWER, CANDIDATES, LEAD_FORM],
  "lead-form": [FORM, ANSWER, CANDIDATES, LEAD_FORM],
  "contact-form": [FORM, ANSWER, CANDIDATES, CONTACT_FORM],
  "salary-report-form": [FORM, SALARY_REPORT_FORM],
  "employer-lead-form": [FORM, ANSWER, CANDIDATES, EMPLOYER_LEAD_FORM],
  "insight-lead-form": [FORM, ANSWER, INSIGHT_LEAD_FORM],
  "resume-form": [FORM, RESUME_FORM],
  "portal-login": [PORTAL_LOGIN],
  "salary-explorer": [SALARY_EXPLORER],
  "hiring-calculator": [],
  sandbox: [SANDBOX],
  "receipt-link": [RECEIPT_LINK],
} as const satisfies Readonly<Record<string, readonly TextNames[]>>;
