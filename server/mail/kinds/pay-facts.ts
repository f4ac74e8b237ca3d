import type { Salaries, SalaryRow } from "../../../site/model/schemas/salaries.ts";
import { fill } from "../model/fill.ts";
import type { Bar, Block } from "../model/mail-content.ts";
import type { MailContext } from "../model/mail-context.ts";

type Region = Salaries["regions"][number];

const dollars = (amount: number): string => `$${amount.toLocaleString("en-US")}`;

/** An amount with a region's premium, exact: both are whole numbers, and so is what the table prints. */
const raised = (amount: number, { premium }: Region): number => Math.round((amount * (100 + premium)) / 100);

/** Figures and bars of the report's mail, computed from the salary table alone. */
export function payBlocks({ content: { salaries, mails } }: MailContext): Block[] {
  const { salaryReport: words } = mails;
  const roles = [...salaries.roles].sort((a, b) => b.average - a.average);
  const regions = [...salaries.regions].sort((a, b) => b.premium - a.premium);
  const [first, second] = roles;
  const [top, next] = regions;
  const base = regions.at(-1);
  if (!first || !second || !top || !next || !base) return [];
  return [
    {
      type: "figures",
      title: words.facts,
      figures: [
        {
          figure: dollars(first.average - second.average),
          text: fill(words.gap, {
            first: lowered(first.role),
            firstPay: dollars(first.average),
            second: lowered(second.role),
            secondPay: dollars(second.average),
          }),
        },
        {
          figure: `+${next.premium}%`,
          text: fill(words.premium, {
            region: next.region,
            role: lowered(first.role),
            base: dollars(first.average),
            raised: dollars(raised(first.average, next)),
          }),
        },
        {
          figure: dollars(raised(second.average, top)),
          text: fill(words.top, { region: top.region, role: lowered(second.role) }),
        },
      ],
    },
    {
      type: "bars",
      title: fill(words.bars, { role: first.role.charAt(0) + lowered(first.role).slice(1) }),
      scale: scaleOf(salaries),
      bars: [bar(first, base, words.range, false), bar(first, next, words.range, true)],
    },
  ];
}

function bar(row: SalaryRow, region: Region, range: string, isMain: boolean): Bar {
  const [low, average, high] = [row.low, row.average, row.high].map((amount) => raised(amount, region)) as [
    number,
    number,
    number,
  ];
  const text = fill(range, { low: dollars(low), high: dollars(high), average: dollars(average) });
  return { label: region.region, text, low, average, high, isMain };
}

/** From below the lowest amount to above the highest, in tens of thousands, so that a bar never fills the whole line. */
function scaleOf({ roles, regions }: Salaries): readonly [number, number] {
  const lowest = Math.min(...roles.map(({ low }) => low));
  const premium = Math.max(...regions.map((region) => region.premium));
  const highest = (Math.max(...roles.map(({ high }) => high)) * (100 + premium)) / 100;
  return [Math.floor(lowest / 10_000) * 10_000, Math.ceil(highest / 10_000) * 10_000];
}

/** A role within a sentence: "superintendent", but "MEP engineer". */
const lowered = (role: string): string => role.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
