import { toSlug } from "../../../../model/slug.ts";
import type { SalaryReportFile } from "../../../../model/report/published-report.ts";
import {
  createActions,
  createFile,
  createHeadline,
  createNote,
  createFinePrint,
} from "../blocks/text-blocks.tsx";
import { fillPlaceholders, type MailContent, type Block } from "../model/mail-content.ts";
import type { MailContext } from "../model/mail-context.ts";
import type { Submission } from "../model/submission.ts";
import { formatBytes } from "./notice-fields.ts";
import { adjustPay, rankRoles } from "../../../../model/pay/state-pay.ts";
import { formatDollars, getPlaceName, getRoleName } from "../../../../model/pay/format-dollars.ts";
import type { PayRegion, Salaries, SalaryRow } from "../../../../model/schemas/salaries.ts";
import { createBars, type Bar } from "../blocks/drawn-blocks.tsx";
import { createFigures } from "../blocks/row-blocks.tsx";

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
  const filename = `${toSlug(agency.shortName)}-${year}-salary-report.pdf`;
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

function createPayBlocks({ content: { layout, salaries, mails } }: MailContext): Block[] {
  const { salaryReport: words } = mails;
  const placeOf = ({ region }: PayRegion) => getPlaceName(layout.pay, region);
  const nameOf = ({ role }: SalaryRow) => getRoleName(layout.pay, role);
  const roles = rankRoles(salaries);
  const regions = [...salaries.regions].sort((a, b) => b.premium - a.premium);
  const [first, second] = roles;
  const [top, next] = regions;
  const base = regions.at(-1);
  if (!first || !second || !top || !next || !base) return [];
  const createPayBar = (region: PayRegion, isMain: boolean): Bar => {
    const pay = adjustPay(first, region.premium);
    const text = fillPlaceholders(words.range, {
      low: formatDollars(pay.low),
      high: formatDollars(pay.high),
      average: formatDollars(pay.average),
    });
    return { label: placeOf(region), text, ...pay, isMain };
  };
  return [
    createFigures(words.facts, [
      {
        figure: formatDollars(first.average - second.average),
        text: fillPlaceholders(words.gap, {
          first: toLowerCaseWords(nameOf(first)),
          firstPay: formatDollars(first.average),
          second: toLowerCaseWords(nameOf(second)),
          secondPay: formatDollars(second.average),
        }),
      },
      {
        figure: `+${next.premium}%`,
        text: fillPlaceholders(words.premium, {
          region: placeOf(next),
          role: toLowerCaseWords(nameOf(first)),
          base: formatDollars(first.average),
          raised: formatDollars(adjustPay(first, next.premium).average),
        }),
      },
      {
        figure: formatDollars(adjustPay(second, top.premium).average),
        text: fillPlaceholders(words.top, { region: placeOf(top), role: toLowerCaseWords(nameOf(second)) }),
      },
    ]),
    createBars(
      fillPlaceholders(words.bars, {
        role: nameOf(first).charAt(0) + toLowerCaseWords(nameOf(first)).slice(1),
      }),
      scaleOf(salaries),
      [createPayBar(base, false), createPayBar(next, true)],
    ),
  ];
}

function scaleOf({ roles, regions }: Salaries): readonly [number, number] {
  const lowest = Math.min(...roles.map(({ low }) => low));
  const premium = Math.max(...regions.map((region) => region.premium));
  const highest = (Math.max(...roles.map(({ high }) => high)) * (100 + premium)) / 100;
  return [Math.floor(lowest / 10_000) * 10_000, Math.ceil(highest / 10_000) * 10_000];
}

/** Lowercases a role for use in mid-sentence, except acronyms: "superintendent", "MEP engineer". */
const toLowerCaseWords = (role: string): string =>
  role.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
