import { createHeadline, createLinkBlocks } from "../blocks/text-blocks.tsx";
import { fillPlaceholders, type MailContent } from "../model/mail-content.ts";
import type { MailContext } from "../model/mail-context.ts";

export interface OperatorLink {
  name: string;
  url: string;
}

/** Composes the email with which an operator signs in to the desk. */
export function composeOperatorLink({ name, url }: OperatorLink, { content }: MailContext): MailContent {
  const { operatorLink: words, shared } = content.mails;
  const lead = fillPlaceholders(words.lead, { name });
  return {
    subject: words.subject,
    preview: lead,
    kind: words.kind,
    sheet: "M-13",
    blocks: [createHeadline(words.headline, lead), ...createLinkBlocks(url, words)],
    finePrint: [[words.notYou], [shared.legal]],
  };
}
