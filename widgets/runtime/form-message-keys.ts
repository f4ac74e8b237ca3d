import type { MessagesOf } from "./messages.ts";
import type { MessageKeys } from "./message-keys.ts";

/** Message keys of every form that visitors send. */
export const FORM_MESSAGE_KEYS = {
  errors: ["emailAt", "emailSeveral", "emailName", "emailDomain", "emailRequired", "phoneDigits", "tooLong"],
  labels: ["optional", "trap"],
  consent: ["version", "privacy", "privacyHref"],
  fallback: ["failed", "tooMany", "email", "phone", "reference"],
  waiting: ["sending"],
  thanks: ["sent", "again"],
  notices: ["emailInvalid", "phoneInvalid", "entryTooLong"],
  dismiss: ["label"],
} as const satisfies MessageKeys;

/** Message keys of the thank-you message in forms for employers. */
export const ANSWER_MESSAGE_KEYS = {
  thanks: ["received", "by", "answer", "answerWithin"],
} as const satisfies MessageKeys;
export const CANDIDATES_MESSAGE_KEYS = {
  thanks: ["candidates", "candidatesWithin"],
} as const satisfies MessageKeys;

/** Message keys of the thank-you message in the resume form. */
export const REVIEW_MESSAGE_KEYS = {
  thanks: ["received", "by", "review", "reviewWithin", "contact", "contactWithin"],
} as const satisfies MessageKeys;

/**
 * Message key for the contact links that the quick form shows if it contains neither an email address nor a
 * phone number.
 */
export const DIRECT_MESSAGE_KEYS = { fallback: ["direct"] } as const satisfies MessageKeys;

/** Message keys of the receipt link, which is only on our own pages and is loaded when a form is sent. */
export const RECEIPT_LINK_MESSAGE_KEYS = {
  thanks: ["keep", "keepNote", "copy", "copied", "receiptHref"],
} as const satisfies MessageKeys;

/**
 * All messages that the shared form components may show. A form has only the keys for its own next steps, and
 * only the quick form has `DIRECT_MESSAGE_KEYS`.
 */
export type FormMessageKeys = readonly [
  typeof FORM_MESSAGE_KEYS,
  typeof ANSWER_MESSAGE_KEYS,
  typeof CANDIDATES_MESSAGE_KEYS,
  typeof REVIEW_MESSAGE_KEYS,
  typeof DIRECT_MESSAGE_KEYS,
];
export type FormMessages = MessagesOf<FormMessageKeys>;
