import { reportTable } from "../../../model/submissions/report-fields.ts";
import type { PublishedOpening } from "../../../model/jobs/published-openings.ts";
import type { SalaryReportFile } from "../../../model/report/published-report.ts";
import { DeliveryRefusal, isAboutSubmission, type Delivery } from "../outbox/channel.ts";
import type { FileCheck } from "../file-checks/check-file.ts";
import { composeAgencyNotice, composeOpeningQuestion } from "./kinds/agency-notice.ts";
import { composeAlertConfirmation, composeDigest } from "./kinds/job-alert.ts";
import { composeRefusedFileNotice, composeReceipt } from "./kinds/receipt.ts";
import { composeSalaryReport } from "./kinds/salary-report.ts";
import { toPlainText, type MailContent, type MailAttachment, cleanLine } from "./model/mail-content.ts";
import type { MailContext } from "./model/mail-context.ts";
import type { Submission } from "./model/submission.ts";
import { composeReminder } from "./kinds/reminder.ts";
import { composeReply, type WrittenReply } from "./kinds/reply.tsx";
import { composeOperatorLink, type OperatorLink } from "./kinds/operator-link.ts";
import type { SendMailOptions } from "nodemailer";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MailDocument } from "./html/mail-document.tsx";
import type { Mailbox } from "./model/mail-settings.ts";
import { createHeadline } from "./blocks/text-blocks.tsx";

export interface MailSources {
  report: () => SalaryReportFile | undefined;
  receiptUrl: (delivery: Delivery, page: string) => Promise<string | undefined>;
  fileCheck: (path: string) => Promise<FileCheck | undefined>;
  /** Returns the opening with this requisition number; undefined if the site has none. */
  opening: (job: string) => PublishedOpening | undefined;
  /** Returns the address of a submission at the desk; undefined without `DESK_ORIGIN`. */
  deskUrl: (delivery: Delivery) => string | undefined;
  /** Returns what the operator wrote; undefined if it was erased. */
  reply: (delivery: Delivery) => Promise<WrittenReply | undefined>;
  /** Returns the openings of the last digest to an alert that are still open. */
  digest: (alert: string) => Promise<readonly PublishedOpening[]>;
}

interface WriteMailOptions extends Pick<Envelope, "from" | "sentAt"> {
  context: MailContext;
  sources: MailSources;
}

/**
 * Composes a delivery's email, ready to send.
 * @throws DeliveryRefusal if there is nothing to send, or nothing to send yet
 */
export async function writeMail(
  delivery: Delivery,
  row: Submission,
  { context, sources, ...sender }: WriteMailOptions,
): Promise<ComposedMail> {
  const content = await composeContent(delivery, row, context, sources);
  return compose(content, { ...delivery, ...sender, relatedSubmission: delivery }, context);
}

export const writeTestMail = (envelope: Envelope, context: MailContext): ComposedMail =>
  compose(composeTestMail(context), envelope, context);

export const writeOperatorLinkMail = (
  link: OperatorLink,
  envelope: Envelope,
  context: MailContext,
): ComposedMail => compose(composeOperatorLink(link, context), envelope, context);

async function composeContent(
  delivery: Delivery,
  row: Submission,
  context: MailContext,
  { report, receiptUrl, fileCheck, opening, digest, reply, deskUrl }: MailSources,
): Promise<MailContent> {
  const { kind } = delivery;
  if (kind === "sender-alert") return composeAlertConfirmation(row, context);
  if (kind === "sender-digest") {
    const openings = await digest(delivery.submission);
    if (openings.length > 0) return composeDigest(row, openings, context);
    throw new DeliveryRefusal("permanent", "The openings have ended, or the alert has.");
  }
  if (kind === "agency-opening") {
    const asked = opening(row.text("requisition") ?? "");
    if (asked !== undefined) return composeOpeningQuestion(row, asked, context);
    throw new DeliveryRefusal("permanent", "The site has the opening no more.");
  }
  if (!isAboutSubmission(delivery)) throw createKindRefusal(delivery);
  const { table } = delivery;
  const job = row.text("job");
  const applied = job === undefined ? undefined : opening(job);
  const makeLink = () => receiptUrl(delivery, context.pageUrl("/receipt"));
  switch (kind) {
    case "agency-lead":
    case "agency-report-request":
      return composeAgencyNotice(delivery, row, context);
    case "agency-resume": {
      const check = await fileCheck(row.text("resume_file_path") ?? "");
      return composeAgencyNotice(delivery, row, context, check, applied);
    }
    case "sender-receipt":
      if (table === reportTable) throw createKindRefusal(delivery);
      return composeReceipt(table, row, context, await makeLink(), applied);
    case "agency-reminder":
      return composeReminder(row, context, deskUrl(delivery));
    case "sender-reply": {
      const written = await reply(delivery);
      if (written !== undefined) return composeReply(written, row, context);
      throw new DeliveryRefusal("permanent", "The reply was erased.");
    }
    case "sender-file-fault": {
      const check = await fileCheck(row.text("resume_file_path") ?? "");
      if (check?.fault) return composeRefusedFileNotice(row, context, check.fault, await makeLink());
      throw new DeliveryRefusal("permanent", "The sender has since replaced the refused file.");
    }
    case "sender-report": {
      if (table !== reportTable) throw createKindRefusal(delivery);
      const file = report();
      if (file !== undefined) return composeSalaryReport(row, context, file, await makeLink());
      throw new DeliveryRefusal("retry", "The site has no salary report yet; run npm run build.");
    }
    case "webhook":
    case "operator-link":
      throw createKindRefusal(delivery);
  }
}

const createKindRefusal = ({ kind, table }: Delivery): DeliveryRefusal =>
  new DeliveryRefusal("permanent", `There is no ${kind} email for rows in ${table}.`);

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
    ...(mail.inReplyTo === undefined ? {} : { inReplyTo: mail.inReplyTo, references: mail.inReplyTo }),
    headers: {
      // Suppresses out-of-office replies and other automatic responses (RFC 3834, Exchange).
      ...(mail.isPersonal === true
        ? {}
        : { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }),
      ...(envelope.relatedSubmission === undefined
        ? {}
        : { "X-Submission": `${envelope.relatedSubmission.table}/${envelope.relatedSubmission.submission}` }),
      ...(mail.unsubscribeUrl === undefined
        ? {}
        : {
            "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
    },
    attachments: mail.attachments?.map((attachment) => ({ ...attachment })) ?? [],
    disableUrlAccess: true,
  };
}

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
