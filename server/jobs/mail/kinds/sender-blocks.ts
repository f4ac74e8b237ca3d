import { fillPlaceholders } from "../model/clean-text.ts";
import type { MailContext } from "../model/mail-context.ts";
import type { Inline, Block } from "../model/mail-content.ts";
import type { Submission } from "../model/submission.ts";
import { createActions, createNote, type Action } from "../blocks/text-blocks.tsx";

type FinePrintTexts = Readonly<Record<"fine" | "notYou" | "notYouLink" | "remove", string>>;

/** Explains why the recipient got this email, and what to do if they did not submit anything. */
export function createFinePrint(
  { fine, notYou, notYouLink, remove }: FinePrintTexts,
  row: Submission,
  { dateFormats }: MailContext,
  receiptUrl: string | undefined,
): Inline[] {
  const reason = fillPlaceholders(fine, { day: dateFormats.day(row.createdAt) });
  if (receiptUrl === undefined) return [`${reason} ${notYou}`];
  return [`${reason} ${notYouLink} `, { text: remove, href: receiptUrl }, "."];
}

export function createContactText({ content: { agency, mails } }: MailContext): Inline[] {
  return [` ${mails.receipt.questions} `, { text: agency.email, href: `mailto:${agency.email}` }, "."];
}

export function createLinkBlocks(
  url: string | undefined,
  texts: Readonly<Record<"link" | "linkNote", string>>,
  more: readonly Action[] = [],
): Block[] {
  if (url === undefined) return more.length === 0 ? [] : [createActions(more)];
  return [createActions([{ text: texts.link, href: url }, ...more]), createNote([texts.linkNote, " ", url])];
}
