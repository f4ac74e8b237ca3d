import { QUESTION_PAGE } from "../../../../model/jobs/mailed-pages.ts";
import type { PublishedOpening } from "../../../../model/jobs/published-openings.ts";
import { createActions, createHeadline, createNote } from "../blocks/text-blocks.tsx";
import { fillPlaceholders } from "../model/clean-text.ts";
import type { MailContext } from "../model/mail-context.ts";
import type { MailContent } from "../model/mail-content.ts";
import type { Submission } from "../model/submission.ts";

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
