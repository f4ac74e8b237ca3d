const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A day such as 2025-01-15 by its month: `January 2025`. */
export const formatMonth = (date: string): string => month.format(new Date(date));

/** A day such as 2025-01-15 in words: `Jan 15, 2025`. */
export const formatDay = (date: string): string => day.format(new Date(date));
