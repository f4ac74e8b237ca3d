import type { MessagesOf } from "./messages.ts";
import type { MessageKeys } from "./message-keys.ts";

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

export const EMPLOYER_THANKS_MESSAGE_KEYS = {
  thanks: ["received", "by", "answer", "answerWithin", "candidates", "candidatesWithin"],
} as const satisfies MessageKeys;

export const RESUME_THANKS_MESSAGE_KEYS = {
  thanks: ["received", "by", "review", "reviewWithin", "contact", "contactWithin"],
} as const satisfies MessageKeys;

/**
 * Message key of the quick form's contact links, shown if a submission contains neither an email address nor
 * a phone number.
 */
export const QUICK_FORM_FALLBACK_MESSAGE_KEYS = { fallback: ["direct"] } as const satisfies MessageKeys;

/** Message keys of the receipt link. Loaded after submission, on our own pages only. */
export const RECEIPT_LINK_MESSAGE_KEYS = {
  thanks: ["keep", "keepNote", "copy", "copied", "receiptHref"],
} as const satisfies MessageKeys;

/**
 * Message keys that the shared form components may use. No form has all of them: each has only those of its
 * own thank-you message, and only the quick form has `QUICK_FORM_FALLBACK_MESSAGE_KEYS`.
 */
export type FormMessageKeys = readonly [
  typeof FORM_MESSAGE_KEYS,
  typeof EMPLOYER_THANKS_MESSAGE_KEYS,
  typeof RESUME_THANKS_MESSAGE_KEYS,
  typeof QUICK_FORM_FALLBACK_MESSAGE_KEYS,
];
export type FormMessages = MessagesOf<FormMessageKeys>;
