import { formatDollars, PAY_AXIS } from "../../model/pay/format-dollars.ts";
import type { MessagesOf } from "../../model/tags/tag-description.ts";
import type { PayResult } from "./explorer.ts";
import type { salaryExplorerMessageKeys } from "../../model/tags/salary-explorer.ts";

export type Texts = MessagesOf<typeof salaryExplorerMessageKeys>["salaryExplorer"];

export const fillText = (text: string, values: object): string =>
  text.replace(/\{(\w+)\}/g, (_match, name: string) => String((values as Record<string, unknown>)[name]));

export const PAY_MARKS = ["low", "average", "high"] as const;

/** Converts a premium in percent to a factor: 15 to `1.15`. */
export const formatFactor = (premium: number): string => String((100 + premium) / 100);

/** Formats a premium as `+15%`. Returns the baseline label for 0. */
export const formatPremium = ({ premium }: { premium: number }, texts: Texts): string =>
  premium > 0 ? `+${premium}%` : texts.base;

/** Formats a pay range: `$103,500 to $155,250`. */
export const formatRange = ({ low, high }: { low: number; high: number }, { to }: Texts): string =>
  `${formatDollars(low)} ${to} ${formatDollars(high)}`;

/** Returns a heading such as `Superintendent in Texas`. */
export const formatTitle = ({ name, chosenPlace, band }: PayResult, { title }: Texts): string =>
  band ? `${name}, ${band.experience}` : fillText(title, { role: name, place: chosenPlace.name });

export function describeResult(result: PayResult, texts: Texts): string {
  const { band, pay } = result;
  const range = band ?? pay;
  const average = band || !pay ? "" : `, ${texts.average} ${formatDollars(pay.average)}`;
  return `${formatTitle(result, texts)}: ${range ? formatRange(range, texts) + average : texts.unpublished}`;
}

const { from, to, step } = PAY_AXIS;

/** Returns an amount's position on the pay scale, from 0 to 1. */
export const toScalePosition = (dollars: number): number => (dollars - from) / (to - from);

export const listTicks = (size: number = step): number[] =>
  Array.from({ length: (to - from) / size + 1 }, (_, index) => from + index * size);
