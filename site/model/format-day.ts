const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Formats an ISO date as `January 2025`. */
export const formatMonth = (date: string): string => month.format(new Date(date));

/** Formats an ISO date as `January 15, 2025`. */
export const formatDay = (date: string): string => day.format(new Date(date));
