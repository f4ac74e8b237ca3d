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

type Texts = Readonly<Record<string, string>>;

/**
 * Text of the server's responses to forms sent without JavaScript; the build writes it to `sent/texts.json`.
 */
export interface SentTexts {
  lang: string;
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
