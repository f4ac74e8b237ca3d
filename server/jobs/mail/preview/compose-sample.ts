import type { SalaryReportFile } from "../../../../model/report/published-report.ts";
import type { Delivery, DeliveryKind } from "../../outbox/channel.ts";
import type { ComposedMail } from "../compose/compose.ts";
import type { Mailbox } from "../model/mailbox.ts";
import { contextFor, type MailContexts } from "../model/mail-context.ts";
import { toSubmission } from "../model/read-submission.ts";
import { writeMail, type MailSources } from "../compose/write-mail.ts";
import { SAMPLE_EMAILS, type SampleEmail } from "./sample-emails.ts";

const SAMPLE_REPORT: SalaryReportFile = {
  address: "/files/sample-salary-report-1a2b3c4d5e6f.pdf",
  path: "sample-salary-report.pdf",
  bytes: 2_400_000,
};

/** Composes the email for a sample row, without sending it or building a report. */
export async function composeSample(
  sample: SampleEmail,
  contexts: MailContexts,
  from: Mailbox,
): Promise<ComposedMail> {
  const row = toSubmission(sample.row);
  const context = contextFor(contexts, sample.kind, row.text("language"));
  const delivery: Delivery = {
    id: "0f0e0d0c-0b0a-4908-8706-050403020100",
    kind: sample.kind,
    table: sample.table,
    submission: String(sample.row.id),
    recipient: sample.kind.startsWith("agency") ? context.content.agency.email : String(sample.row.email),
    attempt: 1,
    messageId: `<0f0e0d0c-0b0a-4908-8706-050403020100@${from.address.split("@")[1]}>`,
    createdAt: row.createdAt,
  };
  const sources: MailSources = {
    report: () => SAMPLE_REPORT,
    receiptUrl: (_, page) => Promise.resolve(`${page}#AAAAAAAAAAAAAAAAAAAAAA`),
    fileCheck: () => Promise.resolve(sample.fileCheck),
  };
  const sentAt = new Date(row.createdAt.getTime() + 60_000);
  return writeMail(delivery, row, { context, sources, from, sentAt });
}

export async function composeSamplesOfKind(
  kind: DeliveryKind,
  contexts: MailContexts,
  from: Mailbox,
): Promise<void> {
  const samples = Object.values(SAMPLE_EMAILS).filter((one) => one.kind === kind);
  for (const sample of samples) await composeSample(sample, contexts, from);
}
