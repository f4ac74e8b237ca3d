import type { SendMailOptions } from "nodemailer";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Delivery } from "../../outbox/channel.ts";
import { cleanLine } from "../model/clean-text.ts";
import { MailDocument } from "../html/mail-document.tsx";
import type { Mailbox } from "../model/mailbox.ts";
import type { MailContext } from "../model/mail-context.ts";
import type { MailAttachment, MailContent } from "../model/mail-content.ts";
import { toPlainText } from "../text/to-plain-text.ts";

export interface Envelope extends Pick<Delivery, "recipient" | "messageId"> {
  from: Mailbox;
  sentAt: Date;
  /** The submission that the email is about. The email's headers name it, so that an erasure can find the email. */
  relatedSubmission?: Pick<Delivery, "table" | "submission"> | undefined;
}

export interface ComposedMail extends SendMailOptions {
  html: string;
  text: string;
  attachments: MailAttachment[];
}

/** Renders an email's HTML and plain text, and sets its headers. */
export function compose(
  mail: MailContent,
  envelope: Envelope,
  { lang, content, dateFormats }: MailContext,
): ComposedMail {
  const { shared } = content.mails;
  const agency = content.agency.name;
  const titleBlock = [
    { label: shared.message, value: mail.kind },
    { label: shared.sent, value: dateFormats.long(envelope.sentAt) },
    { label: shared.sheet, value: mail.sheet },
  ];
  const document = createElement(MailDocument, { lang, mail, agency, titleBlock });
  const { address } = envelope.from;
  return {
    messageId: envelope.messageId,
    date: envelope.sentAt,
    // Pass address objects: nodemailer would parse a string, which might contain several addresses.
    from: { name: mail.senderName ?? envelope.from.name, address },
    to: { name: "", address: envelope.recipient },
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    envelope: { from: address, to: [envelope.recipient] },
    subject: cleanLine(mail.subject),
    html: `<!doctype html>\n${renderToStaticMarkup(document)}\n`,
    text: toPlainText(mail, agency, titleBlock),
    headers: {
      // Suppresses out-of-office replies and other automatic responses (RFC 3834, Exchange).
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(envelope.relatedSubmission === undefined
        ? {}
        : { "X-Submission": `${envelope.relatedSubmission.table}/${envelope.relatedSubmission.submission}` }),
    },
    attachments: mail.attachments?.map((attachment) => ({ ...attachment })) ?? [],
    disableUrlAccess: true,
  };
}
