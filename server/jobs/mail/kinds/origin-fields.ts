import { getLanguageName } from "../../../../model/languages.ts";
import { cleanLine } from "../model/clean-text.ts";
import type { MailContext } from "../model/mail-context.ts";
import type { Field } from "../model/mail-content.ts";
import type { Submission } from "../model/read-submission.ts";
import { fillPlaceholders } from "../model/fill-placeholders.ts";
import { describeReasons } from "./describe-reasons.ts";

/**
 * Lists where a submission came from (form, partner, page, referrer, campaign), the consent given, and its spam
 * score.
 */
export function listOriginFields(row: Submission, { content, siteUrl }: MailContext): Field[] {
  const { notice } = content.mails;
  const toPlainField = (label: string, value: string | undefined): Field => ({ label, value, isPlain: true });
  const source = row.text("source");
  const language = row.text("language");
  return [
    ...(source === undefined ? [] : [toPlainField(notice.source, source)]),
    toPlainField(notice.form, describeContext(row.text("context"), content.contexts)),
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

function describeContext(
  context: string | undefined,
  knownContexts: MailContext["content"]["contexts"],
): string | undefined {
  if (context === undefined) return undefined;
  const meaning = Object.hasOwn(knownContexts, context) ? knownContexts[context]?.meaning : undefined;
  // The first sentence says where the form is; the rest is for editors.
  return meaning?.split(". ")[0] ?? cleanLine(context, 80);
}

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
