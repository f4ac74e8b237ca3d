import { urlPrefix, type Language } from "../languages.ts";

/**
 * Pages of alerts about openings: `asked`, to which the form is posted, what may follow it, and the two that links in
 * mails open, each with one button.
 */
export const ALERT_PAGES = [
  "asked",
  "invalid",
  "limit",
  "confirm",
  "confirmed",
  "unsubscribe",
  "unsubscribed",
  "unknown",
] as const;

export type AlertPage = (typeof ALERT_PAGES)[number];

export const alertPath = (language: Language, page: AlertPage): string =>
  `${urlPrefix(language)}/job-alerts/${page}`;

/** Pages of the question whether an opening is still open: `ask` has the buttons, and the others follow it. */
export const QUESTION_PAGES = ["ask", "open", "ended", "unknown"] as const;

export type QuestionPage = (typeof QUESTION_PAGES)[number];

export const questionPath = (page: QuestionPage): string => `/opening-question/${page}`;

export const QUESTION_PAGE = questionPath("ask");
