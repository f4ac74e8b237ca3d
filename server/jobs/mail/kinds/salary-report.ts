import type { SalaryReportFile } from "../../../../site/model/pay/published-report.ts";
import { fillPlaceholders } from "../model/fill-placeholders.ts";
import type { MailContext } from "../model/mail-context.ts";
import type { Inline, MailContent } from "../model/mail-content.ts";
import type { Submission } from "../model/read-submission.ts";
import { createPayBlocks } from "./pay-blocks.ts";
import { formatBytes } from "./sent-fields.ts";

/**
 * Composes the email with the salary report: attached, and linked for mail systems that strip attachments.
 * @param receiptUrl the request's receipt link, if any
 */
export function composeSalaryReport(
  row: Submission,
  context: MailContext,
  report: SalaryReportFile,
  receiptUrl: string | undefined,
): MailContent {
  const { content, dateFormats, siteUrl, pageUrl } = context;
  const { agency, layout, salaries, mails } = content;
  const { salaryReport: texts, shared } = mails;
  const year = String(salaries.year);
  const filename = `${slugOf(agency.shortName)}-${year}-salary-report.pdf`;
  const spellOut = (count: number) => layout.periods.numbers[count - 1] ?? String(count);
  const counts = {
    roles: spellOut(salaries.roles.length),
    regions: spellOut(salaries.regions.length),
  };
  return {
    subject: fillPlaceholders(texts.subject, { year }),
    preview: texts.preview,
    kind: fillPlaceholders(texts.kind, { year }),
    sheet: "M-05",
    replyTo: { name: agency.name, address: agency.email },
    attachments: [{ filename, path: report.path, contentType: "application/pdf" }],
    blocks: [
      { type: "headline", title: texts.headline, text: fillPlaceholders(texts.lead, counts) },
      {
        type: "file",
        name: filename,
        text: fillPlaceholders(texts.file, { size: formatBytes(report.bytes) }),
      },
      ...createPayBlocks(context),
      {
        type: "actions",
        actions: [{ text: texts.download, href: siteUrl + report.address }],
      },
      {
        type: "note",
        parts: [`${texts.downloadNote} `, { text: texts.hire, href: pageUrl("/#contact") }, texts.hireNote],
      },
    ],
    finePrint: [
      createFinePrint(
        fillPlaceholders(texts.fine, { day: dateFormats.day(row.createdAt) }),
        texts,
        receiptUrl,
      ),
      [shared.legal],
    ],
  };
}

function createFinePrint(
  why: string,
  texts: MailContext["content"]["mails"]["salaryReport"],
  receiptUrl: string | undefined,
): Inline[] {
  if (receiptUrl === undefined) return [`${why} ${texts.notYou}`];
  return [`${why} ${texts.notYouLink} `, { text: texts.remove, href: receiptUrl }, "."];
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
