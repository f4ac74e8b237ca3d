import { urlPrefix, type Language } from "../languages.ts";

/**
 * Thank-you pages for forms sent without JavaScript: last path segment, the notice that the page shows, and the steps
 * that it announces.
 */
export const sentPages = {
  lead: { notice: "quickSuccess", next: ["answer", "candidates"] },
  contact: { notice: "leadSuccess", next: ["answer", "candidates"] },
  "remote-work-insight": { notice: "remoteWorkSuccess", next: ["answer"] },
  "talent-retention-insight": { notice: "talentRetentionSuccess", next: ["answer"] },
  report: { notice: "salarySuccess", next: [] },
  resume: { notice: "resumeSuccess", next: ["review", "contact"] },
  application: { notice: "resumeSuccess", next: ["review", "contact"] },
  /** For an opening that has ended while its form was open. */
  "late-application": { notice: "resumeSuccess", next: ["review", "contact"] },
} as const;

export type SentPage = keyof typeof sentPages;

export interface LocalizedSentPage {
  language: Language;
  page: SentPage;
}

export const localizedSentPages = (languages: readonly Language[]): LocalizedSentPage[] =>
  languages.flatMap((language) => (Object.keys(sentPages) as SentPage[]).map((page) => ({ language, page })));

export const sentPath = ({ language, page }: LocalizedSentPage): string =>
  `${urlPrefix(language)}/sent/${page}`;

/** Returns the path of a framed form's thank-you page. Our other pages cannot be framed. */
export const framedSentPath = ({ language, page }: LocalizedSentPage): string =>
  `/embed/sent${urlPrefix(language)}/${page}`;

export const postedFormStringsPath = (language: Language): string => `${urlPrefix(language)}/sent/texts.json`;

type Texts = Readonly<Record<string, string>>;

/**
 * Strings for the server's responses to forms sent without JavaScript. The build writes them to a file for
 * each language.
 */
export interface PostedFormStrings {
  language: Language;
  agency: { email: string; phone: { text: string; href: string } };
  labels: Texts;
  errors: Texts;
  consent: Texts;
  fallback: Texts;
  sandbox: Texts;
  insightLeadForm: Texts;
  notices: Readonly<Record<string, { title: string; text?: string | undefined }>>;
  sent: Record<"check" | "back" | "file" | "unreadable", string>;
}
