import { formatDollarsAndCents } from "../../model/pay/format-dollars.ts";
import type { jobListMessageKeys } from "../../model/tags/job-list.ts";
import type { MessagesOf } from "../../model/tags/tag-description.ts";
import type { ListedJob, NamedGroup } from "./job-slice.ts";

export type Texts = MessagesOf<typeof jobListMessageKeys>["jobList"];

/** Hours of a year of full-time work, at which hourly pay is compared with yearly pay. */
const HOURS_PER_YEAR = 2_080;

/** The scale of all lists of openings, in dollars a year. */
const SCALE = { from: 50_000, to: 180_000 };

export const PAY_TICKS = [60_000, 100_000, 140_000];

export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));

/** Returns a range of pay, `$38 to $46`; one rate is a single amount. */
export function formatRange({ min, max }: ListedJob["pay"], texts: Texts): string {
  if (min === max) return formatDollarsAndCents(min);
  return fillText(texts.range, { low: formatDollarsAndCents(min), high: formatDollarsAndCents(max) });
}

/** Returns an amount's position on the scale in percent. Amounts beyond it are drawn at its end. */
export function toPosition(dollars: number): number {
  const share = (dollars - SCALE.from) / (SCALE.to - SCALE.from);
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}

/** Returns the position and width of a pay range on the scale in percent. */
export function toBeam({ min, max, unit }: ListedJob["pay"]): { start: number; width: number } {
  const factor = unit === "hour" ? HOURS_PER_YEAR : 1;
  const [start, end] = [toPosition(min * factor), toPosition(max * factor)];
  return { start, width: Math.round((end - start) * 10) / 10 };
}

export const formatCount = (count: number, one: string, several: string, locale: string): string =>
  count === 1 ? one : fillText(several, { count: count.toLocaleString(locale) });

/** Returns place, seats and last day of an opening: `Midland, TX; 4 seats; closes Jan 22`. */
export function formatNote({ place, openings, closesAt }: ListedJob, texts: Texts, locale: string): string {
  const day = closesAt === undefined ? undefined : new Date(closesAt.slice(0, 10));
  return [
    place ?? texts.remote,
    ...(openings > 1 ? [formatCount(openings, texts.seat, texts.seats, locale)] : []),
    ...(day === undefined || Number.isNaN(day.getTime())
      ? []
      : [
          fillText(texts.closes, {
            day: day.toLocaleDateString(locale, { month: "short", day: "numeric", timeZone: "UTC" }),
          }),
        ]),
  ].join("; ");
}

/** Returns the name of a trade or state in a language, `es` for `es-US`; its slug as words if it is not listed. */
export function findName(slug: string, groups: readonly (NamedGroup | undefined)[], locale: string): string {
  const group = groups.find((one) => one?.slug === slug);
  if (group) return (locale.startsWith("es") && group.es) || group.name;
  return slug.replace(/-/g, " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/**
 * Returns the address of a page with the partner from whose list it is opened, so that an application there is counted
 * for the partner.
 */
export function withParameters(
  path: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const search = new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return search === "" ? path : `${path}?${search}`;
}
