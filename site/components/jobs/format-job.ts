import type { Job } from "../../../model/kinds/jobs.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from "../../../model/languages.ts";
import { zoneOf } from "../../../model/jobs/job-clock.ts";
import { formatDollars, getPlaceName } from "../../../model/pay/format-dollars.ts";
import { toDatePart } from "../../../model/publication.ts";
import { SPANISH_ZONES } from "../../../model/submissions/format-moment.ts";
import { ONGOING, type JobFields } from "../../../model/schemas/job.ts";
import { toSlug } from "../../../model/slug.ts";
import { fillText } from "../strings.ts";

type JobSite = Pick<Site, "jobs-page" | "layout" | "language" | "states">;

/** Hours of a year of full-time work, at which hourly pay is compared with yearly pay. */
const HOURS_PER_YEAR = 2_080;

const localeOf = ({ language }: Pick<Site, "language">): string => LANGUAGES[language].locale;

const CENTS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

const formats = new Map<string, Intl.DateTimeFormat | Intl.ListFormat>();

/** Creates each formatter once, since creating one takes longer than formatting. */
function reuse<Format extends Intl.DateTimeFormat | Intl.ListFormat>(
  key: string,
  create: () => Format,
): Format {
  const format = (formats.get(key) as Format | undefined) ?? create();
  formats.set(key, format);
  return format;
}

/** Formats an amount of pay, with cents only if it has any. Dollars are written as in the United States. */
export const formatPayAmount = (dollars: number): string =>
  Number.isInteger(dollars) ? formatDollars(dollars) : CENTS.format(dollars);

/** Returns an opening's range and its unit in words: `$38 to $46` and `an hour`. One rate is a single amount. */
export function formatPay({ pay: { low, high, per } }: Pick<JobFields, "pay">, site: JobSite) {
  const texts = site["jobs-page"].pay;
  const amounts = { low: formatPayAmount(low), high: formatPayAmount(high) };
  return { range: low === high ? amounts.low : fillText(texts.range, amounts), unit: texts[per] };
}

/** Returns the ends of the range in dollars a year, for the scale that all openings share. */
export function payPerYear({ pay: { low, high, per } }: Pick<JobFields, "pay">): {
  low: number;
  high: number;
} {
  const factor = per === "hour" ? HOURS_PER_YEAR : 1;
  return { low: low * factor, high: high * factor };
}

export const stateName = (name: string, site: JobSite): string =>
  name === "District of Columbia" ? site["jobs-page"].place.dc : getPlaceName(site.layout.pay, name);

export const listNames = (names: readonly string[], site: Pick<Site, "language">): string =>
  reuse(`list ${localeOf(site)}`, () => new Intl.ListFormat(localeOf(site))).format(names);

/** States of remote work that a list names at most. */
const MAX_STATES = 6;

/** Returns the place in a list: `Columbus, OH`, or the states of remote work: `Remote (FL, GA)`. */
export function formatShortPlace(
  { city, state, remoteStates }: Pick<Job, "city" | "state" | "remoteStates">,
  site: JobSite,
): string {
  if (city === undefined || state === undefined) {
    const states = remoteStates.slice(0, MAX_STATES).map((name) => abbreviate(name, site));
    const rest = remoteStates.length > MAX_STATES ? ", …" : "";
    return `${site["jobs-page"].place.remote} (${states.join(", ")}${rest})`;
  }
  return `${city}, ${abbreviate(state, site)}`;
}

export const abbreviate = (state: string, { states }: Pick<Site, "states">): string =>
  states.find(({ slug }) => slug === toSlug(state))?.abbr ?? "DC";

/** Returns the place in full: `Columbus, Ohio`, or the states of remote work. */
export function formatPlace({ city, state, remoteStates }: Job, site: JobSite): string {
  const place = city === undefined || state === undefined ? "" : `${city}, ${stateName(state, site)}`;
  if (remoteStates.length === 0) return place;
  const names = remoteStates.map((name) => stateName(name, site));
  const remote = fillText(site["jobs-page"].place.from, { states: listNames(names, site) });
  return place === "" ? remote : `${place}; ${remote}`;
}

/** Formats a day, in full or as `Jan 20`. */
export function formatJobDay(
  date: string,
  site: Pick<Site, "language">,
  month: "long" | "short" = "long",
): string {
  const locale = localeOf(site);
  const options: Intl.DateTimeFormatOptions = { month, day: "numeric", timeZone: "UTC" };
  if (month === "long") options.year = "numeric";
  return reuse(`day ${locale} ${month}`, () => new Intl.DateTimeFormat(locale, options)).format(
    new Date(toDatePart(date)),
  );
}

/** Returns the last day to apply for lists. */
export const formatShortClosing = (job: Pick<JobFields, "closes">, site: JobSite): string =>
  job.closes === ONGOING ? site["jobs-page"].dates.ongoingShort : formatJobDay(job.closes, site, "short");

/** Returns an opening's dates in a sentence, with the time zone in which the last day ends. */
export function formatDates(job: Job, site: JobSite): string {
  const texts = site["jobs-page"].dates;
  const day = (date: string): string => formatJobDay(date, site);
  return [
    fillText(texts.posted, { day: day(job.published) }),
    job.closes === ONGOING
      ? texts.ongoing
      : fillText(texts.closes, { day: day(job.closes), zone: formatZone(job, site) }),
    ...(job.fillBy === undefined ? [] : [fillText(texts.fillBy, { day: day(job.fillBy) })]),
  ].join("; ");
}

/** Describes an opening in the language of the page: place, pay and dates. */
export function summarizeJob(job: Job, site: JobSite): string {
  const { range, unit } = formatPay(job, site);
  return `${job.title}: ${formatPlace(job, site)}; ${range} ${unit}; ${formatDates(job, site)}.`;
}

function formatZone(job: Job, site: Pick<Site, "language">): string {
  const timeZone = zoneOf(job);
  const nameIn = (locale: string, timeZoneName: "longGeneric" | "shortGeneric"): string =>
    reuse(
      `zone ${locale} ${timeZone} ${timeZoneName}`,
      () => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }),
    )
      .formatToParts(0)
      .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  const spanish =
    site.language === "es" ? SPANISH_ZONES[nameIn(LANGUAGES.en.locale, "shortGeneric")] : undefined;
  return spanish ?? nameIn(localeOf(site), "longGeneric");
}

/** A part of a text: one in the page's language, or one from the opening's file. */
export type TextPart = string | { own: string };

/** Returns the language of the texts in an opening's file where it is not the page's, so that they are marked. */
export const fileLanguage = ({ language }: Pick<Site, "language">): Language | undefined =>
  language === SOURCE_LANGUAGE ? undefined : SOURCE_LANGUAGE;

/** Returns the terms of employment, in a fixed order. */
export function listTerms(job: Job, site: JobSite): TextPart[] {
  const texts = site["jobs-page"];
  const terms: readonly TextPart[] = [
    texts.types[job.type],
    // The place says that work is remote.
    job.workplace === "remote" ? "" : texts.workplaces[job.workplace].toLowerCase(),
    formatCount(job.openings, texts.list.seats),
    job.level === undefined ? "" : texts.levels[job.level].toLowerCase(),
    { own: job.shift ?? "" },
    { own: job.hours ?? "" },
    { own: job.duration ?? "" },
    formatTravel(job, texts.job),
    ...job.labor.map((name) => texts.labor[name].toLowerCase()),
  ];
  const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
  return terms
    .filter((part) => part !== "" && (typeof part === "string" || part.own !== ""))
    .map((part, index) => {
      if (typeof part !== "string") return { own: lower(part.own) };
      return index === 0 ? part : lower(part);
    });
}

function formatTravel({ travel }: Job, texts: JobSite["jobs-page"]["job"]): string {
  if (travel === undefined) return "";
  return travel === 0 ? texts.noTravel : fillText(texts.travel, { percent: travel });
}

export const formatCount = (count: number, texts: { one: string; several: string }): string =>
  count === 1 ? texts.one : fillText(texts.several, { count: count.toLocaleString("en-US") });
