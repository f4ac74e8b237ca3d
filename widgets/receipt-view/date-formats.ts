import { createMomentFormat, dateWidth } from "../../model/submissions/format-moment.ts";

const time: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
// Dates use the page's language and the visitor's time zone.
const locale = document.documentElement.lang;
const width = dateWidth(locale);
const day: Intl.DateTimeFormatOptions = { weekday: width, month: width, day: "numeric" };

const createFormat = (options: Intl.DateTimeFormatOptions) => createMomentFormat(locale, options);

/** Example: `4:05 PM` */
export const formatTime = createFormat(time);
/** Example: `Mon, Jan 13, 4:05 PM`, or `lunes 13 de enero a las 4:05 p.m.` */
export const formatDateTime = createFormat({ ...day, ...time });
/** Example: `Mon, Jan 13, 4:05 PM EST`. People who plan across time zones read deadlines. */
export const formatDeadline = createFormat({ ...day, ...time, timeZoneName: "short" });
/** Example: `Mon`, or `lunes` in Spanish */
export const formatWeekday = createFormat({ weekday: width });
/** Example: `Jan 13` */
export const formatMonthDay = createFormat({ month: "short", day: "numeric" });
/** Example: `January 13, 2027` */
export const formatDate = createFormat({ year: "numeric", month: "long", day: "numeric" });

const formatUtcDate = createFormat({ year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });
/** Formats a day in ISO 8601, in any time zone the same. Returns other text as it is. */
export function formatDay(text: string): string {
  const time = Date.parse(text);
  return Number.isNaN(time) ? text : formatUtcDate(time);
}

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats a duration: `17 h 07 min`, `3 d 4 h` or `5 min`. */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE_MS));
  if (minutes < 60) return `${minutes} min`;
  if (milliseconds < 2 * DAY_MS)
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
  return `${Math.floor(milliseconds / DAY_MS)} d ${Math.floor((milliseconds % DAY_MS) / HOUR_MS)} h`;
}
