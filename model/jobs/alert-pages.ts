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
