import { createHeadline } from "../blocks/text-blocks.tsx";
import type { MailContext } from "../model/mail-context.ts";
import type { MailContent } from "../model/mail-content.ts";

export function composeTestMail({ content }: MailContext): MailContent {
  const { test, shared } = content.mails;
  return {
    subject: test.subject,
    preview: test.text,
    kind: test.kind,
    sheet: "M-06",
    blocks: [createHeadline(test.headline, test.text)],
    finePrint: [[shared.legal]],
  };
}
