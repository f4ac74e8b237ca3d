const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export const formatMonth = (date: string): string => month.format(new Date(date));

export const formatDay = (date: string): string => day.format(new Date(date));
