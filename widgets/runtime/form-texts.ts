import type { MessagesOf } from "./messages.ts";
import type { TextNames } from "./text-names.ts";

/** Text keys of every form that visitors send. */
export const FORM_TEXTS = {
  errors: ["emailAt", "emailSeveral", "emailName", "emailDomain", "emailRequired", "phoneDigits", "tooLong"],
  labels: ["optional", "trap"],
  consent: ["version", "privacy", "privacyHref"],
  fallback: ["failed", "tooMany", "email", "phone", "reference"],
  waiting: ["sending"],
  thanks: ["sent", "again"],
  notices: ["emailInvalid", "phoneInvalid", "entryTooLong"],
  dismiss: ["label"],
} as const satisfies TextNames;

/** Text keys for the thanks in forms for employers. */
export const ANSWER_TEXTS = {
  thanks: ["received", "by", "answer", "answerWithin"],
} as const satisfies TextNames;
export const CANDIDATES_TEXTS = { thanks: ["candidates", "candidatesWithin"] } as const satisfies TextNames;

/** Text keys for the thanks in the resume form. */
export const REVIEW_TEXTS = {
  thanks: ["received", "by", "review", "reviewWithin", "contact", "contactWithin"],
} as const satisfies TextNames;

/** Text key for the contact links of the quick form, shown if it has neither an email nor a phone number. */
export const DIRECT_TEXTS = { fallback: ["direct"] } as const satisfies TextNames;

/** Text keys of the receipt link, only on our own pages; loaded when a form is sent. */
export const RECEIPT_LINK_TEXTS = {
  thanks: ["keep", "keepNote", "copy", "copied", "receiptHref"],
} as const satisfies TextNames;

/**
 * What the components of every form may show. A form has the thanks of its own steps only, and only the quick form
 * has `DIRECT_TEXTS`.
 */
export type FormTexts = readonly [
  typeof FORM_TEXTS,
  typeof ANSWER_TEXTS,
  typeof CANDIDATES_TEXTS,
  typeof REVIEW_TEXTS,
  typeof DIRECT_TEXTS,
];
export type FormMessages = MessagesOf<FormTexts>;
