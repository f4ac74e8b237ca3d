import type { TextNames } from "../runtime/text-names.ts";

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
