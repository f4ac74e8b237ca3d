import { SOURCE_LANGUAGE, type Language } from "../languages.ts";

/** Thank-you pages for forms sent without JavaScript: the last path segment, and the notice on the page. */
export const sentPages = {
  lead: "quickSuccess",
  contact: "leadSuccess",
  "remote-work-insight": "remoteWorkSuccess",
  "talent-retention-insight": "talentRetentionSuccess",
  report: "salarySuccess",
  resume: "resumeSuccess",
} as const;

export type SentPage = keyof typeof sentPages;

/** A thank-you page in a language. */
export interface LocalSentPage {
  language: Language;
  page: SentPage;
}

/** Folder of a language, such as `/es`; empty for English. */
const prefixOf = (language: Language): string => (language === SOURCE_LANGUAGE ? "" : `/${language}`);

export const localSentPages = (languages: readonly Language[]): LocalSentPage[] =>
  languages.flatMap((language) => (Object.keys(sentPages) as SentPage[]).map((page) => ({ language, page })));

export const sentPath = ({ language, page }: LocalSentPage): string => `${prefixOf(language)}/sent/${page}`;

/** Path of the thank-you page of a framed form; our other pages cannot be framed. */
export const framedSentPath = ({ language, page }: LocalSentPage): string =>
  `/embed/sent${prefixOf(language)}/${page}`;

/** Path of the file with a language's `SentTexts`. */
export const sentTextsPath = (language: Language): string => `${prefixOf(language)}/sent/texts.json`;

type Texts = Readonly<Record<string, string>>;

/**
 * Text of the server's responses to forms sent without JavaScript; the build writes a file for each language.
 */
export interface SentTexts {
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
