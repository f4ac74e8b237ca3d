import { QUICK_TIMELINES } from "../../../../model/submissions/form-columns.ts";
import { createFields, createSteps, type Step } from "../blocks/row-blocks.tsx";
import {
  createHeadline,
  createContactText,
  createFinePrint,
  createLinkBlocks,
  createNote,
} from "../blocks/text-blocks.tsx";
import { createTimeline } from "../blocks/drawn-blocks.tsx";
import { fillPlaceholders, type Field, type Inline, type MailContent } from "../model/mail-content.ts";
import { addHours, type MailContext } from "../model/mail-context.ts";
import type { PublishedOpening } from "../../../../model/jobs/published-openings.ts";
import { hasEnded, type Submission } from "../model/submission.ts";
import type { FileFault } from "../../../../model/resume-check/resume-file.ts";

/**
 * Composes the confirmation to the sender of a lead or resume. The address may belong to someone else, so the email
 * repeats only values from the site's own lists, never names, numbers or free text.
 * @param receiptUrl the submission's receipt link, if any
 * @param opening the opening of an application, if the site has it
 */
export function composeReceipt(
  table: "contact_submissions" | "resume_submissions",
  row: Submission,
  context: MailContext,
  receiptUrl: string | undefined,
  opening?: PublishedOpening,
): MailContent {
  const { content, listedValues, dateFormats, promised } = context;
  const { shared, receipt: words } = content.mails;
  const isLead = table === "contact_submissions";
  const { title, text } = noticeOf(table, row, content.messages);
  const { scheduler } = content.agency;
  const hours = isLead ? promised.answerHours : promised.contactHours;
  const deadline = addHours(row.createdAt, hours);
  const role = listedValues.role(row.text(isLead ? "position_type" : "desired_position"));
  const by = dateFormats.shortWithZone(deadline);
  const fields = listRequestFields(row, context, opening);
  const isApplication = row.text("job") !== undefined && !isLead;
  const resumeSent = isApplication ? words.applicationSent : words.resumeSent;
  return {
    subject: composeSubject(isLead ? role : opening?.title, isLead, isApplication, words),
    preview: fillPlaceholders(isLead ? words.leadPreview : words.resumePreview, {
      by: dateFormats.medium(deadline),
    }),
    kind: words.kind,
    sheet: "M-04",
    replyTo: { name: content.agency.name, address: content.agency.email },
    blocks: [
      createHeadline(title, hasEnded(row, opening) ? words.late : text),
      createTimeline({
        from: fillPlaceholders(isLead ? words.leadSent : resumeSent, {
          at: dateFormats.shortWithZone(row.createdAt),
        }),
        length: fillPlaceholders(shared.hours, { hours: String(hours) }),
        to: fillPlaceholders(isLead ? words.leadPromise : words.resumePromise, { by }),
      }),
      createSteps(words.next, listSteps(isLead, row, context)),
      ...(fields.length === 0 ? [] : [createFields(words.asked, fields, "")]),
      ...createLinkBlocks(
        receiptUrl,
        words,
        scheduler === undefined || hasEnded(row, opening)
          ? []
          : [{ text: content.messages.thanks.schedule, href: scheduler }],
      ),
    ],
    finePrint: [
      createMoreLinks(isLead ? words.leadLinks : words.resumeLinks, context),
      [...createFinePrint(words, row, context, receiptUrl), ...createContactText(context)],
      [shared.legal],
    ],
  };
}

function composeSubject(
  name: string | undefined,
  isLead: boolean,
  isApplication: boolean,
  words: MailContext["content"]["mails"]["receipt"],
): string {
  if (isLead)
    return name === undefined
      ? words.leadSubject
      : fillPlaceholders(words.leadSubjectWithRole, { role: name });
  if (!isApplication) return words.resumeSubject;
  return name === undefined
    ? words.applicationSubject
    : fillPlaceholders(words.applicationSubjectWithOpening, { opening: name });
}

function noticeOf(
  table: "contact_submissions" | "resume_submissions",
  row: Submission,
  { notices }: MailContext["content"]["messages"],
): { title: string; text?: string | undefined } {
  if (table === "resume_submissions") return notices.resumeSuccess;
  const source = row.text("source");
  if (source === "remote-work-insight") return notices.remoteWorkSuccess;
  if (source === "talent-retention-insight") return notices.talentRetentionSuccess;
  const isQuickLead = QUICK_TIMELINES.includes(row.text("timeline") ?? "");
  return isQuickLead ? notices.quickSuccess : notices.leadSuccess;
}

function listSteps(
  isLead: boolean,
  row: Submission,
  { content, dateFormats, promised }: MailContext,
): Step[] {
  const { by, then, afterwards, leadSteps, resumeSteps } = content.mails.receipt;
  const formatDeadline = (hours: number) =>
    fillPlaceholders(by, { day: dateFormats.medium(addHours(row.createdAt, hours)) });
  if (!isLead)
    return [
      { when: formatDeadline(promised.reviewHours), ...resumeSteps.review },
      { when: formatDeadline(promised.contactHours), ...resumeSteps.contact },
    ];
  const answer = { when: formatDeadline(promised.answerHours), ...leadSteps.answer };
  // A request about employee retention does not ask for candidates.
  if (row.text("source") === "talent-retention-insight") return [answer];
  return [answer, { when: then, ...leadSteps.candidates }, { when: afterwards, ...leadSteps.choice }];
}

function listRequestFields(
  row: Submission,
  { content, listedValues }: MailContext,
  opening: PublishedOpening | undefined,
): Field[] {
  const { labels } = content.messages;
  const fields: Field[] = [
    { label: labels.position, value: listedValues.role(row.text("position_type")) },
    { label: labels.location, value: listedValues.place(row.text("location")) },
    { label: labels.timeline, value: listedValues.timeline(row.text("timeline")) },
    { label: labels.opening, value: opening && `${opening.title}, ${row.text("job")}` },
    { label: labels.desiredPosition, value: listedValues.role(row.text("desired_position")) },
    { label: labels.experience, value: listedValues.experience(row.text("years_experience")) },
  ];
  return fields.filter(({ value }) => value !== undefined);
}

function createMoreLinks(
  links: readonly { text: string; href: string }[],
  { content, pageUrl }: MailContext,
): Inline[] {
  const parts = links.flatMap(({ text, href }, index): Inline[] => [
    index === 0 ? " " : ", ",
    { text, href: pageUrl(href) },
  ]);
  return [content.mails.receipt.more, ...parts];
}

/**
 * Composes the email that tells a sender why a resume file was refused and how to send another.
 * @param receiptUrl the submission's receipt link, if any
 */
export function composeRefusedFileNotice(
  row: Submission,
  context: MailContext,
  fault: FileFault,
  receiptUrl: string | undefined,
): MailContent {
  const { agency, mails, receipt } = context.content;
  const { fileFault: words, shared } = mails;
  return {
    subject: words.subject,
    preview: receipt.faults[fault],
    kind: words.kind,
    sheet: "M-07",
    replyTo: { name: agency.name, address: agency.email },
    blocks: [
      createHeadline(words.headline, fillPlaceholders(words.lead, { fault: receipt.faults[fault] })),
      ...(receiptUrl === undefined ? [createNote([words.reply])] : createLinkBlocks(receiptUrl, words)),
    ],
    finePrint: [
      [
        ...createFinePrint({ ...mails.receipt, fine: words.fine }, row, context, receiptUrl),
        ...createContactText(context),
      ],
      [shared.legal],
    ],
  };
}
