import { toDay } from "../../../../model/format-day.ts";

/** Adds to a day of the calendar, such as `2026-12-01`. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Formats a day: `Tue, Dec 1`. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${day}T12:00:00Z`));

/** How long a submission may be snoozed, in days. */
export const maxSnoozeDays = 366;

/** Days after which the desk proposes to snooze a submission that was replied to. */
export const daysAfterReply = 3;

/** Lists the days that the desk proposes, by how they are called. */
export function listSnoozeDays(now: Date, timeZone: string): { name: string; day: string }[] {
  const today = toDay(now, timeZone);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  const toMonday = (8 - weekday) % 7 || 7;
  const choices = [
    { name: "Tomorrow", day: addDays(today, 1) },
    { name: `In ${daysAfterReply} days`, day: addDays(today, daysAfterReply) },
    { name: "Next Monday", day: addDays(today, toMonday) },
    { name: "In two weeks", day: addDays(today, 14) },
  ];
  return choices.filter(({ day }, index) => choices.findIndex((other) => other.day === day) === index);
}
