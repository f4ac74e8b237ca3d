/**
 * The shape of `content/_data/messages.yaml`: every word that a widget shows.
 * The content schema and the type below both come from this table, so that they cannot differ.
 */
export const MESSAGE_KEYS = {
  errors: [
    "email",
    "emailRequired",
    "firstName",
    "lastName",
    "name",
    "company",
    "role",
    "phone",
    "position",
    "experience",
    "resume",
    "employer",
    "contact",
    "tooLong",
    "loginEmailRequired",
    "loginPasswordRequired",
    "loginPasswordShort",
    "loginWrong",
  ],
  labels: [
    "optional",
    "firstName",
    "lastName",
    "name",
    "company",
    "email",
    "workEmail",
    "businessEmail",
    "phone",
    "role",
    "position",
    "desiredPosition",
    "experience",
    "timeline",
    "location",
    "details",
    "urgency",
    "standard",
    "urgent",
    "additional",
    "resume",
    "password",
    "remember",
    "trap",
  ],
  placeholders: ["email", "phone", "role", "position", "timeline", "location", "details", "experience"],
  consent: ["version", "request", "report", "application", "employer", "contact", "privacy", "privacyHref"],
  fallback: ["failed", "tooMany", "direct", "email", "phone"],
  waiting: ["sending"],
  thanks: [
    "received",
    "by",
    "answer",
    "answerWithin",
    "candidates",
    "candidatesWithin",
    "review",
    "reviewWithin",
    "contact",
    "contactWithin",
    "sent",
    "again",
  ],
  dismiss: ["label"],
  header: ["home", "navigation", "menu", "openMenu", "closeMenu", "quickTitle"],
  leadForm: ["submit", "sending", "hint"],
  contactForm: ["submit", "sending"],
  salaryReportForm: ["submit", "sending"],
  employerLeadForm: ["submit", "sending"],
  insightLeadForm: ["submit", "sending", "remoteWorkDetails", "talentRetentionDetails"],
  resumeForm: [
    "submit",
    "sending",
    "limits",
    "drop",
    "remove",
    "progress",
    "uploaded",
    "proving",
    "proof",
    "thanksTitle",
    "thanksText",
    "home",
  ],
  portalLogin: [
    "submit",
    "sending",
    "showPassword",
    "hidePassword",
    "success",
    "demoNote",
    "demoEmail",
    "demoPassword",
  ],
} as const;

/** Notices about a form as a whole. */
export const NOTICE_NAMES = [
  "emailInvalid",
  "entryTooLong",
  "quickIncomplete",
  "quickSuccess",
  "leadSuccess",
  "submissionFailed",
  "resumeSuccess",
  "resumeRequired",
  "resumeType",
  "resumeSize",
  "salarySuccess",
  "salaryFailed",
  "salaryEmpty",
  "insightIncomplete",
  "insightFailed",
  "remoteWorkSuccess",
  "talentRetentionSuccess",
] as const;

/** Choices of the select fields. */
export const CHOICE_LISTS = ["timelines", "experience"] as const;

type Keys = typeof MESSAGE_KEYS;

/** A notice as it is shown: a line in bold, and most often a second one. */
export interface NoticeText {
  title: string;
  text?: string | undefined;
}

export type NoticeName = (typeof NOTICE_NAMES)[number];

export type Messages = { [Group in keyof Keys]: Record<Keys[Group][number], string> } & {
  notices: Record<NoticeName, NoticeText>;
  choices: Record<(typeof CHOICE_LISTS)[number], string[]>;
};
