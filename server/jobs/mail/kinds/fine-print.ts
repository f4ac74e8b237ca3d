import { fillPlaceholders } from "../model/fill-placeholders.ts";
import type { MailContext } from "../model/mail-context.ts";
import type { Inline } from "../model/mail-content.ts";
import type { Submission } from "../model/read-submission.ts";

/**
 * Explains why the recipient got this email, and what to do if they did not submit anything.
 * @param why the first sentence, with the `{day}` placeholder
 */
export function createFinePrint(
  why: string,
  row: Submission,
  { content, dateFormats }: MailContext,
  receiptUrl: string | undefined,
): Inline[] {
  const { receipt: words } = content.mails;
  const { email } = content.agency;
  const contact: Inline[] = [` ${words.questions} `, { text: email, href: `mailto:${email}` }, "."];
  const reason = fillPlaceholders(why, { day: dateFormats.day(row.createdAt) });
  if (receiptUrl === undefined) return [`${reason} ${words.notYou}`, ...contact];
  return [`${reason} ${words.notYouLink} `, { text: words.remove, href: receiptUrl }, ".", ...contact];
}
