import type { SalaryReportFile } from "../../../../model/report/published-report.ts";
import { createActions } from "../blocks/action-block.tsx";
import { createFile, createHeadline, createNote } from "../blocks/text-blocks.tsx";
import { fillPlaceholders } from "../model/fill-placeholders.ts";
import type { MailContext } from "../model/mail-context.ts";
import type { MailContent } from "../model/mail-content.ts";
import type { Submission } from "../model/read-submission.ts";
import { createFinePrint } from "./fine-print.ts";
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
  const { content, siteUrl, pageUrl } = context;
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
      createHeadline(texts.headline, fillPlaceholders(texts.lead, counts)),
      createFile(filename, fillPlaceholders(texts.file, { size: formatBytes(report.bytes) })),
      ...createPayBlocks(context),
      createActions([{ text: texts.download, href: siteUrl + report.address }]),
      createNote([
        `${texts.downloadNote} `,
        { text: texts.hire, href: pageUrl("/#contact") },
        texts.hireNote,
      ]),
    ],
    finePrint: [createFinePrint(texts, row, context, receiptUrl), [shared.legal]],
  };
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
