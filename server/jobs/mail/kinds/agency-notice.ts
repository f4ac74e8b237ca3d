import { reportTable } from "../../../../model/submissions/report-fields.ts";
import type { FileCheck } from "../../file-checks/check-file.ts";
import {
  createActions,
  createHeadline,
  createNote,
  createPerson,
  type Action,
} from "../blocks/text-blocks.tsx";
import { createFields } from "../blocks/row-blocks.tsx";
import { createTimeline } from "../blocks/drawn-blocks.tsx";
import { cleanLine, fillPlaceholders, type Block, type MailContent } from "../model/mail-content.ts";
import { getLanguageName } from "../../../../model/languages.ts";
import type { SubmissionTable } from "../../../data/submission-tables.ts";
import type { SubmissionDelivery } from "../../outbox/channel.ts";
import { addHours, type MailContext } from "../model/mail-context.ts";
import { hasEnded, readSender, type Submission, type Sender } from "../model/submission.ts";
import { listOriginFields, listSentFields } from "./notice-fields.ts";
import type { PublishedOpening } from "../../../../model/jobs/published-openings.ts";
import { isAsciiAddress } from "../model/mail-settings.ts";
import { QUESTION_PAGE } from "../../../../model/jobs/mailed-pages.ts";

type NoticeKind = "lead" | "resume" | "report";

const NOTICES: Readonly<Record<SubmissionTable, { kind: NoticeKind; sheet: string }>> = {
  contact_submissions: { kind: "lead", sheet: "M-01" },
  resume_submissions: { kind: "resume", sheet: "M-02" },
  [reportTable]: { kind: "report", sheet: "M-03" },
};

export function composeAgencyNotice(
  { table, recipient }: Pick<SubmissionDelivery, "table" | "recipient">,
  row: Submission,
  context: MailContext,
  check?: FileCheck,
  opening?: PublishedOpening,
): MailContent {
  const { mails } = context.content;
  const { notice } = mails;
  const { kind, sheet } = NOTICES[table];
  const sender = readSender(row);
  const { title, period } = describeDeadline(kind, row, context);
  const subject = kind === "report" ? (sender.email ?? "") : describeRequest(row, sender);
  const { email } = sender;
  const canReply = email !== undefined && isAsciiAddress(email);
  return {
    subject: cleanLine(
      describeLanguage(row) + [title, subject].filter((part) => part !== "").join(": "),
      150,
    ),
    preview: cleanLine(describeSender(row, sender), 160),
    kind: row.text("job") === undefined ? notice[kind] : notice.application,
    sheet,
    senderName: notice.senderName,
    replyTo: canReply ? { name: sender.name ?? "", address: email } : undefined,
    blocks: [
      createHeadline(title, describeNote(kind, hasEnded(row, opening), notice)),
      ...period,
      describePerson(row, sender, notice.unnamed),
      createActions(listActions(sender, context)),
      ...(email === undefined || canReply
        ? []
        : [createNote([fillPlaceholders(notice.replyByHand, { email })])]),
      createFields(
        notice.everything,
        [
          ...listSentFields(table, row, context),
          ...(row.text("resume_file_path")
            ? [{ label: notice.fileCheck, value: describeCheck(check, notice) }]
            : []),
        ],
        notice.notGiven,
      ),
      createFields(notice.origin, listOriginFields(table, row, context), notice.notGiven),
    ],
    finePrint: [[fillPlaceholders(chooseFinePrint(email, canReply, notice), { recipient })]],
  };
}

function describeNote(
  kind: NoticeKind,
  isLate: boolean,
  { reportNote, lateNote }: MailContext["content"]["mails"]["notice"],
): string | undefined {
  if (kind === "report") return reportNote;
  return isLate ? lateNote : undefined;
}

function chooseFinePrint(
  email: string | undefined,
  canReply: boolean,
  { fine, fineByHand, fineWithoutReply }: MailContext["content"]["mails"]["notice"],
): string {
  if (email === undefined) return fineWithoutReply;
  return canReply ? fine : fineByHand;
}

function describeDeadline(
  kind: NoticeKind,
  { createdAt }: Submission,
  { dateFormats, promised, content: { mails } }: MailContext,
): { title: string; period: Block[] } {
  const { notice, shared } = mails;
  const receivedText = fillPlaceholders(notice.received, { at: dateFormats.medium(createdAt) });
  if (kind === "report") return { title: notice.reportAsked, period: [] };
  const hours = kind === "lead" ? promised.answerHours : promised.reviewHours;
  const until = addHours(createdAt, hours);
  const length = fillPlaceholders(shared.hours, { hours: String(hours) });
  const title = fillPlaceholders(kind === "lead" ? notice.answerBy : notice.reviewBy, {
    by: dateFormats.short(until),
  });
  return { title, period: [createTimeline({ from: receivedText, length, to: dateFormats.medium(until) })] };
}

/** Returns the language that the sender reads, at the start of the subject, so that the right person opens the mail. */
function describeLanguage(row: Submission): string {
  const language = row.text("language");
  return language === undefined ? "" : `(${getLanguageName(language)}) `;
}

const joinTexts = (texts: readonly (string | undefined)[], separator = ", "): string =>
  texts.filter((text) => text !== undefined).join(separator);

/** Returns the wanted role of a lead, or the role or opening, and the experience, of a candidate. */
const readRole = (row: Submission): (string | undefined)[] =>
  ["position_type", "desired_position", "job", "years_experience"].map((column) => row.text(column));

const describeRequest = (row: Submission, { name }: Sender): string =>
  joinTexts([...readRole(row), row.text("company_name") ?? name, row.text("location")]);

const describeSender = (row: Submission, { name, phone }: Sender): string =>
  joinTexts([
    name,
    row.text("timeline"),
    phone?.text,
    row.text("project_details") ?? row.text("additional_information"),
  ]);

function describePerson(row: Submission, { name, email }: Sender, unnamedLabel: string): Block {
  const title = joinTexts([name, row.text("company_name")]) || (email ?? unnamedLabel);
  const text = joinTexts([...readRole(row), row.text("location"), row.text("timeline")], " · ");
  return createPerson(cleanLine(title, 160), cleanLine(text, 300));
}

function listActions({ email, firstName, phone }: Sender, { content }: MailContext): Action[] {
  const { notice } = content.mails;
  const reply =
    firstName === undefined ? notice.reply : fillPlaceholders(notice.replyTo, { name: firstName });
  const actions: Action[] = [];
  if (email !== undefined)
    actions.push({
      text: reply,
      href: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(notice.replySubject)}`,
    });
  if (phone !== undefined)
    actions.push({ text: fillPlaceholders(notice.call, { phone: phone.text }), href: phone.href });
  return actions;
}

function describeCheck(
  check: FileCheck | undefined,
  { fileSound, fileScanned, fileRefused, filePending }: MailContext["content"]["mails"]["notice"],
): string {
  if (check === undefined) return filePending;
  if (check.verdict === "refused")
    return fillPlaceholders(fileRefused, { reason: cleanLine(check.reason ?? "", 300) });
  return check.is_scanned ? fileScanned : fileSound;
}

/** Composes the mail that asks the agency whether an opening is still open. */
export function composeOpeningQuestion(
  row: Submission,
  { title, path }: PublishedOpening,
  { content, siteUrl }: MailContext,
): MailContent {
  const { openingQuestion: texts, notice, shared } = content.mails;
  const about = { title, requisition: row.text("requisition") ?? "" };
  const lead = Number(row.value("asked")) >= 2 ? texts.last : texts.lead;
  return {
    subject: fillPlaceholders(texts.subject, about),
    preview: lead,
    kind: texts.kind,
    sheet: "M-10",
    senderName: notice.senderName,
    blocks: [
      createHeadline(fillPlaceholders(texts.subject, about), lead),
      createActions([
        { text: texts.answer, href: `${siteUrl}${QUESTION_PAGE}?key=${String(row.value("key"))}` },
        { text: texts.page, href: siteUrl + path },
      ]),
      createNote([texts.note]),
    ],
    finePrint: [[shared.legal]],
  };
}
