import { LANGUAGES, toSiteLanguage, SOURCE_LANGUAGE, type Language } from "../../../../model/languages.ts";
import type { LocalizedContent } from "../../../../model/loading/load-data.ts";
import { localizePath } from "../../../../model/translation/addresses.ts";
import type { DataFiles } from "../../../../model/kinds/data-files.ts";
import { PLACE_NAMES } from "../../../../model/schemas/state.ts";
import { createMomentFormat, dateWidth, SPANISH_ZONES } from "../../../../model/submissions/format-moment.ts";
import { getQuickTimelineLabels } from "../../../../model/submissions/form-columns.ts";
import { ContentError } from "../../../../model/source/content-error.ts";
import type { Claims } from "../../../../model/schemas/agency.ts";

export type MailContext = ReturnType<typeof createMailContext>;

export type MailContexts = Readonly<Record<Language, MailContext>>;

function createMailContext(
  { files, ...local }: LocalizedContent[number],
  promised: PromisedTimes,
  siteUrl: string,
) {
  const { locale } = LANGUAGES[local.language];
  return {
    lang: locale,
    content: files,
    listedValues: createListedValues(files),
    dateFormats: createDateFormats(files.agency.timeZone, locale),
    promised,
    siteUrl,
    /**
     * Returns the URL of the page with this English path: in this language if the page is translated, otherwise in
     * English.
     */
    pageUrl: (key: string) => siteUrl + (localizePath(local, key) ?? key),
  };
}

/**
 * Creates the contexts of emails in all languages.
 * @param localizedData English first
 * @throws ContentError if a claim that promises a time does not state one
 */
export function createMailContexts(localizedData: LocalizedContent, siteUrl: string): MailContexts {
  const origin = siteUrl.replace(/\/$/, "");
  const promised = readPromisedTimes(localizedData[0].files.claims);
  return Object.fromEntries(
    localizedData.map((data) => [data.language, createMailContext(data, promised, origin)]),
  ) as MailContexts;
}

export const contextFor = (
  contexts: MailContexts,
  kind: string,
  language: string | null | undefined,
): MailContext => contexts[kind.startsWith("agency") ? SOURCE_LANGUAGE : toSiteLanguage(language)];

export function createListedValues({
  layout,
  industries,
  messages: { choices, labels },
}: Pick<DataFiles, "layout" | "industries" | "messages">) {
  const placeOf = createLookup([...Object.values(layout.pay.places), ...PLACE_NAMES]);
  const timelineOf = createLookup(choices.timelines);
  const quickTimelines = new Map(Object.entries(getQuickTimelineLabels(labels)));
  return {
    role: createLookup([
      ...Object.values(layout.pay.roles),
      ...industries.flatMap(({ positions }) => positions),
    ]),
    timeline: (typedValue: string | undefined) =>
      quickTimelines.get(typedValue ?? "") || timelineOf(typedValue),
    experience: createLookup(choices.experience),
    /** Returns the state or region at the end of a location, such as Texas for "Austin, texas". */
    place: (typedValue: string | undefined) => placeOf(typedValue?.split(",").at(-1)),
  };
}

const toKey = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

function createLookup(values: readonly string[]): (typedValue: string | undefined) => string | undefined {
  // A map stores the last value of each key, so reverse the list: the first spelling wins.
  const byKey = new Map([...values].reverse().map((value) => [toKey(value), value]));
  return (typedValue) => (typedValue === undefined ? undefined : byKey.get(toKey(typedValue)));
}

type PromisedTimes = ReturnType<typeof readPromisedTimes>;

/**
 * Reads the promised hours until a recruiter replies to a lead, a resume is reviewed, and a candidate is contacted,
 * from the claims that the site shows, so that emails and site agree.
 * @throws ContentError if a claim is missing or does not state a time
 */
export function readPromisedTimes(claims: Claims) {
  return {
    answerHours: hoursOf(claims, "response"),
    reviewHours: hoursOf(claims, "resume-review-page"),
    contactHours: hoursOf(claims, "resume-review-toast"),
  };
}

function hoursOf(claims: Claims, id: string): number {
  const text = claims[id]?.text ?? "";
  const [, count, unit] = /(?<!\d)(\d+)\s*(hour|day)s?$/.exec(text) ?? [];
  if (count !== undefined) return Number(count) * (unit === "day" ? 24 : 1);
  const problem = `found "${text}", expected hours or days, such as 24 hours, from which emails compute deadlines`;
  throw new ContentError([{ file: "content/_data/claims.yaml", line: 1, field: id, problem }]);
}

const time: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
const zone: Intl.DateTimeFormatOptions = { timeZoneName: "shortGeneric" };

/**
 * Formats times in the office's time zone. Formats for readers in other time zones include the zone's name. All
 * formats except `short`, which is for subject lines, use no-break spaces.
 * @param timeZone IANA name, such as America/Chicago
 * @param locale BCP 47 tag
 */
export function createDateFormats(timeZone: string, locale = "en-US") {
  const width = dateWidth(locale);
  const date = { weekday: width, month: width, day: "numeric" } as const;
  const format = (options: Intl.DateTimeFormatOptions) =>
    createMomentFormat(locale, { ...options, timeZone });
  const formatWithZone = (options: Intl.DateTimeFormatOptions) => {
    const write = format({ ...options, ...time, ...zone });
    return (at: Date) =>
      locale.startsWith("es")
        ? write(at).replace(
            /\s([A-Z]+)$/,
            (name, short: string) => ` (${SPANISH_ZONES[short] ?? name.trim()})`,
          )
        : write(at);
  };
  const short = format({ weekday: "short", ...time });
  const shortWithZone = formatWithZone({ weekday: width });
  return {
    /** `Tue 3:40 PM` */
    short: (at: Date) => short(at).replaceAll("\u00a0", " "),
    /** `Tue 3:40 PM CT` */
    shortWithZone: (at: Date) => shortWithZone(at).replace(",", ""),
    /** `Tue, Jan 14, 3:40 PM CT`, or `martes 14 de enero a las 3:40 p.m. (hora del Centro)` */
    medium: formatWithZone(date),
    /** `Tue, Jan 14, 2025, 3:40 PM CT` */
    long: formatWithZone({ ...date, year: "numeric" }),
    /** `Jan 14` */
    day: format({ month: width, day: "numeric" }),
  };
}

const HOUR = 3_600_000;

/** Adds elapsed hours, regardless of daylight saving time. */
export const addHours = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR);
