import { formatSentDay } from "../../../../model/submissions/typed-text.ts";
import { resumeFile } from "../../../../model/resume-check/resume-file.ts";
import type { SubmissionField } from "../../../../model/submissions/submission-field.ts";
import { submissionFields, type SubmissionTable } from "../../../../model/submissions/submission-fields.ts";
import { STATES } from "../../../../model/schemas/state.ts";
import { nameForm, type FormNames } from "../../../../model/submissions/form-name.ts";
import { cleanLine, cleanLines, fillPlaceholders, type Field, type Inline } from "../model/mail-content.ts";
import { toMailAddress } from "../model/mail-settings.ts";
import type { MailContext } from "../model/mail-context.ts";
import { readPhone, type Submission } from "../model/submission.ts";
import { getLanguageName } from "../../../../model/languages.ts";

export function listSentFields(table: SubmissionTable, row: Submission, context: MailContext): Field[] {
  const { mails, messages } = context.content;
  const { agreement, employer, file, no, yes } = mails.notice;
  const labels: Readonly<Record<string, string>> = { ...messages.labels, agreement, employer, resume: file };
  const fields = Object.entries<SubmissionField>(submissionFields[table]);
  return fields.flatMap(([name, { column, kind, label = name }]): Field[] => {
    const text = row.text(column);
    const field = { label: labels[label] ?? label, value: text && cleanLine(text, 500) };
    switch (kind) {
      case "lines":
        return [{ ...field, value: text && cleanLines(text), isPlain: true }];
      case "email":
        return [{ ...field, value: toLink(field.value, toMailtoUrl(text)) }];
      case "phone":
        return [{ ...field, value: toLink(field.value, readPhone(text)?.href) }];
      case "file":
        return [{ ...field, value: describeFile(field.value, Number(row.value(resumeFile.size.column))) }];
      case "consent": {
        const tickedValue = row.value(column);
        return typeof tickedValue === "boolean" ? [{ ...field, value: tickedValue ? yes : no }] : [];
      }
      case "date":
        return [{ ...field, value: field.value && formatSentDay(field.value) }];
      case "choice":
      case undefined:
        return [field];
    }
  });
}

const toLink = (text: string | undefined, href: string | undefined): Inline | undefined =>
  text === undefined || href === undefined ? text : { text, href };

function toMailtoUrl(email: string | undefined): string | undefined {
  const address = email && toMailAddress(email);
  return address && `mailto:${encodeURIComponent(address)}`;
}

const describeFile = (name: string | undefined, bytes: number): string | undefined =>
  name === undefined || !(bytes > 0) ? name : `${name} (${formatBytes(bytes)})`;

/** Formats a file size in decimal units: `340 KB`, `2.4 MB`. */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/**
 * Lists where a submission came from (form, partner, page, referrer, campaign), the consent given, and its spam
 * score.
 */
export function listOriginFields(
  table: SubmissionTable,
  row: Submission,
  { content, siteUrl }: MailContext,
): Field[] {
  const { notice } = content.mails;
  const toPlainField = (label: string, value: string | undefined): Field => ({ label, value, isPlain: true });
  const source = row.text("source");
  const language = row.text("language");
  return [
    ...(source === undefined ? [] : [toPlainField(notice.source, source)]),
    toPlainField(notice.form, describeForm(table, row, content.contexts)),
    toPlainField(notice.partner, describePartner(row.text("partner"), content.partners.known)),
    toPlainField(notice.page, ownPath(row.text("page_url"), siteUrl)),
    toPlainField(notice.cameFrom, ownPath(row.text("referrer"), siteUrl)),
    toPlainField(notice.campaign, describeCampaign(row.value("utm"))),
    toPlainField(notice.consent, describeConsent(row.value("consent"))),
    ...(language === undefined ? [] : [toPlainField(notice.language, getLanguageName(language))]),
    { label: notice.spamScore, value: describeSpamScore(row, notice) },
  ];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const describeForm = (
  table: SubmissionTable,
  row: Submission,
  contexts: MailContext["content"]["contexts"],
): string => {
  const text = (column: string): string | null => row.text(column) ?? null;
  const origin = {
    table,
    context: text("context"),
    source: text("source"),
    page: text("page_url"),
    place: text("location"),
  };
  return cleanLine(nameForm(origin, readFormNames(contexts)), 80);
};

/** Reads the names by which the agency knows our forms. */
export const readFormNames = (contexts: MailContext["content"]["contexts"]): FormNames => ({
  contexts: Object.fromEntries(Object.entries(contexts).map(([context, { name }]) => [context, name])),
  states: STATES,
});

function describePartner(
  partner: string | undefined,
  knownContexts: MailContext["content"]["partners"]["known"],
): string | undefined {
  if (partner === undefined) return undefined;
  const id = cleanLine(partner, 80);
  const name = knownContexts.find((one) => one.id === partner)?.name;
  return name === undefined ? id : `${name} (${id})`;
}

/** Shortens a URL on this site to its path; leaves other URLs unchanged. */
function ownPath(address: string | undefined, siteUrl: string): string | undefined {
  if (address === undefined) return undefined;
  const text = cleanLine(address, 300);
  return text.startsWith(`${siteUrl}/`) ? text.slice(siteUrl.length) : text;
}

function describeCampaign(utm: unknown): string | undefined {
  const entries = isRecord(utm) ? Object.entries(utm) : [];
  if (entries.length === 0) return undefined;
  return cleanLine(
    entries.map(([name, value]) => `${name.replace(/^utm_/, "")} ${String(value)}`).join(", "),
  );
}

function describeConsent(consent: unknown): string | undefined {
  if (!isRecord(consent)) return undefined;
  const { text, version } = consent;
  const consentText = typeof text === "string" ? `“${cleanLine(text, 400)}”` : "";
  return typeof version === "string"
    ? `${consentText} (${cleanLine(version, 40)})`.trim()
    : consentText || undefined;
}

function describeSpamScore(row: Submission, noticeTexts: MailContext["content"]["mails"]["notice"]): string {
  const score = Number(row.value("spam_score") ?? 0);
  if (!(score > 0)) return noticeTexts.noSpam;
  const reasons = describeReasons(row.value("spam_reasons"));
  const total = fillPlaceholders(noticeTexts.score, { score: String(score) });
  return reasons.length === 0 ? total : `${total}: ${reasons.join("; ")}`;
}

/**
 * Lists the reasons for a spam score, highest first, such as "form filled in 1 second (+20)".
 * @param stored value of the `spam_reasons` column: points by signal
 */
export function describeReasons(stored: unknown): string[] {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return [];
  return Object.entries(stored)
    .sort(([, a], [, b]) => Number(b) - Number(a))
    .map(([signal, points]) => `${cleanLine(signal.replaceAll("_", " "), 120)} (+${Number(points)})`);
}
