export type TimeFormats = ReturnType<typeof createTimeFormats>;

const time: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
const date: Intl.DateTimeFormatOptions = { month: "short", day: "numeric" };
const recentMs = 6 * 24 * 3_600_000;

export function createTimeFormats(timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  const recent = format({ weekday: "short", ...time });
  const dateWithYear = format({ ...date, year: "numeric" });
  const long = format({ weekday: "short", ...date, year: "numeric", ...time, timeZoneName: "shortGeneric" });
  const clock = format({ weekday: "short", ...date, ...time, timeZoneName: "short" });
  return {
    /** `Tue 3:40 PM`, with date and year if more than six days ago. */
    short: (at: string): string => {
      const moment = new Date(at);
      return Math.abs(Date.now() - moment.getTime()) < recentMs
        ? recent.format(moment).replace(",", "")
        : dateWithYear.format(moment);
    },
    /** `Tue, Jan 14, 2025, 3:40 PM CT` */
    long: (at: string) => long.format(new Date(at)),
    /** `Tue, Jan 14, 10:42 AM CST` */
    clock: (now: Date) => clock.format(now),
  };
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** Formats a duration: `19 min`, `2 h 05`, `3 days`. */
export function formatDuration(milliseconds: number): string {
  const length = Math.abs(milliseconds);
  if (length < hour) return `${Math.floor(length / minute)} min`;
  if (length < 2 * day)
    return `${Math.floor(length / hour)} h ${String(Math.floor((length % hour) / minute)).padStart(2, "0")}`;
  return `${Math.floor(length / day)} days`;
}
