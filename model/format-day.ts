const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Cached formatters by locale. Creating one for each page would take 3% of the build time. */
const monthFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an ISO date as a month and year, such as `January 2025`.
 * @param locale BCP 47 tag
 */
export function formatMonth(date: string, locale = "en-US"): string {
  const monthFormat =
    monthFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  monthFormats.set(locale, monthFormat);
  return monthFormat.format(new Date(date));
}

/** Formats an ISO date in full, such as `January 15, 2025`. */
export const formatDay = (date: string): string => dayFormat.format(new Date(date));

/**
 * Returns the day of the calendar that a time falls on, such as `2026-12-01`.
 * @param timeZone IANA name; undefined for that of this machine
 */
export const toDay = (time: Date, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    time,
  );
