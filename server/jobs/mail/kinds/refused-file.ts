import { fillPlaceholders } from "../model/clean-text.ts";
import type { MailContext } from "../model/mail-context.ts";
import type { MailContent } from "../model/mail-content.ts";
import type { Submission } from "../model/submission.ts";
import type { FileFault } from "../../../../model/resume-check/resume-file.ts";
import {
  createHeadline,
  createNote,
  createContactText,
  createFinePrint,
  createLinkBlocks,
} from "../blocks/text-blocks.tsx";

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
