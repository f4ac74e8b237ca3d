import type { MessagesOf } from "./messages.ts";
import type { TextNames } from "./text-names.ts";

/** Message keys of every form that visitors send. */
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

/** Message keys of the thank-you message in forms for employers. */
export const ANSWER_TEXTS = {
  thanks: ["received", "by", "answer", "answerWithin"],
} as const satisfies TextNames;
export const CANDIDATES_TEXTS = { thanks: ["candidates", "candidatesWithin"] } as const satisfies TextNames;

/** Message keys of the thank-you message in the resume form. */
export const REVIEW_TEXTS = {
  thanks: ["received", "by", "review", "reviewWithin", "contact", "contactWithin"],
} as const satisfies TextNames;

/**
 * Message key for the contact links that the quick form shows if it contains neither an email address nor a
 * phone number.
 */
export const DIRECT_TEXTS = { fallback: ["direct"] } as const satisfies TextNames;

/** Message keys of the receipt link, which is only on our own pages and is loaded when a form is sent. */
export const RECEIPT_LINK_TEXTS = {
  thanks: ["keep", "keepNote", "copy", "copied", "receiptHref"],
} as const satisfies TextNames;

/**
 * All messages that the shared form components may show. A form has only the keys for its own next steps, and
 * only the quick form has `DIRECT_TEXTS`.
 */
export type FormTexts = readonly [
  typeof FORM_TEXTS,
  typeof ANSWER_TEXTS,
  typeof CANDIDATES_TEXTS,
  typeof REVIEW_TEXTS,
  typeof DIRECT_TEXTS,
];
export type FormMessages = MessagesOf<FormTexts>;
