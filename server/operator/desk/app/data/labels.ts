import { reportTable } from "../../../../../model/submissions/report-fields.ts";
import type { DeliveryKind } from "../../../../jobs/outbox/channel.ts";
import type { DeliveryState } from "../../../../jobs/outbox/delivery-store.ts";
import type { SubmissionTable } from "../../../../data/submission-tables.ts";
import type { CallResult } from "../../leads/answer-lead.ts";
import type { LeadStatus, SenderIdentity } from "../../leads/lead-desk.ts";

export const kindNames = {
  contact_submissions: "Lead",
  resume_submissions: "Resume",
  [reportTable]: "Report",
} as const satisfies Record<SubmissionTable, string>;

export const statusNames = {
  new: "New",
  read: "Read",
  contacted: "Contacted",
  qualified: "Qualified",
  closed: "Closed",
  not_a_lead: "Not a lead",
} as const satisfies Record<LeadStatus, string>;

/** Names of the inbox's lists. */
export const listNames = { ...statusNames, open: "Open", late: "Late", snoozed: "Snoozed", all: "All" };

export const deliveryNames = {
  "agency-lead": "Email to the agency",
  "agency-resume": "Email to the agency",
  "agency-report-request": "Email to the agency",
  "sender-receipt": "Receipt to the sender",
  "sender-file-fault": "Request to the sender for another file",
  "sender-report": "Report to the sender",
  "sender-reply": "Reply to the sender",
  "sender-alert": "Confirmation of a job alert",
  "sender-digest": "Openings to a job alert",
  "agency-opening": "Question about an opening",
  "agency-reminder": "Reminder of a snoozed submission",
  webhook: "Webhook",
  "operator-link": "Link to sign in",
} as const satisfies Record<DeliveryKind, string>;

export const callNames = {
  reached: "Reached",
  voicemail: "Left a message",
  no_answer: "No answer",
  wrong_number: "Wrong number",
  texted: "Sent a text",
} as const satisfies Record<CallResult, string>;

/** In the order in which the desk lists them. */
export const deliveryStateNames = {
  failed: "Failed",
  waiting: "Waiting",
  held: "Held",
  sent: "Sent",
} as const satisfies Record<DeliveryState, string>;

/** The desk's own labels, keyed by field. Other fields use the form's label. */
export const fieldNames: Readonly<Record<string, string>> = {
  company: "Company",
  businessEmail: "Email",
  desiredPosition: "Position",
  experience: "Experience",
  additional: "More information",
  employer: "Is an employer",
  agreement: "Agrees to be contacted",
};

export const senderName = ({ first_name, last_name, email, phone }: SenderIdentity): string =>
  [first_name, last_name].filter(Boolean).join(" ") || email || phone || "No name given";

export const rankSpamSignals = (reasons: Record<string, number>): [name: string, points: number][] =>
  Object.entries(reasons)
    .sort(([, a], [, b]) => b - a)
    .map(([signal, points]) => {
      const name = signal.replaceAll("_", " ");
      return [name.charAt(0).toUpperCase() + name.slice(1), points];
    });

export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

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
