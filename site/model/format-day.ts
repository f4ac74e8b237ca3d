const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * Formats an ISO date as `January 2025`.
 * @param locale BCP 47 tag
 */
export const formatMonth = (date: string, locale = "en-US"): string =>
  new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(date));

/** Formats an ISO date as `January 15, 2025`. */
export const formatDay = (date: string): string => day.format(new Date(date));
