import { createActions, createHeadline } from "../blocks/text-blocks.tsx";
import { fillPlaceholders } from "../model/mail-content.ts";
import type { MailContent } from "../model/mail-content.ts";
import type { MailContext } from "../model/mail-context.ts";
import { readSender, type Submission } from "../model/submission.ts";

/**
 * Composes the reminder that a snoozed submission is back in the desk's lists.
 * @param deskUrl the submission at the desk; undefined without `DESK_ORIGIN`
 */
export function composeReminder(
  row: Submission,
  { content, dateFormats }: MailContext,
  deskUrl: string | undefined,
): MailContent {
  const { reminder: texts, notice, shared } = content.mails;
  const { name, email, phone } = readSender(row);
  const about = { name: name ?? email ?? phone?.text ?? notice.unnamed };
  const lead = fillPlaceholders(texts.lead, { at: dateFormats.medium(row.createdAt) });
  return {
    subject: fillPlaceholders(texts.subject, about),
    preview: lead,
    kind: texts.kind,
    sheet: "M-12",
    senderName: notice.senderName,
    blocks: [
      createHeadline(fillPlaceholders(texts.subject, about), lead),
      ...(deskUrl === undefined ? [] : [createActions([{ text: texts.open, href: deskUrl }])]),
    ],
    finePrint: [[texts.fine], [shared.legal]],
  };
}
