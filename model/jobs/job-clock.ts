import { getOffsetAt, toDate, toDatePart } from "../publication.ts";
import { FILLED, ONGOING, type JobFields, type JobState } from "../schemas/job.ts";

/**
 * States by time zone. A state with two zones is listed under the later one, so that no opening closes before its day
 * ends anywhere in the state.
 */
const STATES_BY_ZONE: Readonly<Record<string, readonly JobState[]>> = {
  "America/New_York": [
    "Connecticut",
    "Delaware",
    "District of Columbia",
    "Georgia",
    "Maine",
    "Maryland",
    "Massachusetts",
    "New Hampshire",
    "New Jersey",
    "New York",
    "North Carolina",
    "Ohio",
    "Pennsylvania",
    "Rhode Island",
    "South Carolina",
    "Vermont",
    "Virginia",
    "West Virginia",
  ],
  "America/Chicago": [
    "Alabama",
    "Arkansas",
    "Florida",
    "Illinois",
    "Indiana",
    "Iowa",
    "Kentucky",
    "Louisiana",
    "Michigan",
    "Minnesota",
    "Mississippi",
    "Missouri",
    "Oklahoma",
    "Tennessee",
    "Wisconsin",
  ],
  "America/Denver": [
    "Colorado",
    "Kansas",
    "Montana",
    "Nebraska",
    "New Mexico",
    "North Dakota",
    "South Dakota",
    "Texas",
    "Utah",
    "Wyoming",
  ],
  "America/Phoenix": ["Arizona"],
  "America/Los_Angeles": ["California", "Idaho", "Nevada", "Oregon", "Washington"],
  "America/Adak": ["Alaska"],
  "Pacific/Honolulu": ["Hawaii"],
};

const ZONES = Object.entries(STATES_BY_ZONE);

const DAY_MS = 86_400_000;

type Dated = Pick<JobFields, "status" | "closes" | "published" | "state" | "remoteStates">;

/** Returns the time zone in which an opening's days end: for several states, the last of their zones. */
export function zoneOf({ state, remoteStates }: Pick<JobFields, "state" | "remoteStates">): string {
  const states = state === undefined ? remoteStates : [state];
  const zones = ZONES.filter(([, names]) => names.some((name) => states.includes(name))).map(
    ([zone]) => zone,
  );
  return zones.at(-1) ?? "Pacific/Honolulu";
}

/** Returns when the last day to apply has ended; undefined for an ongoing opening. */
export function closingTime(job: Dated): Date | undefined {
  if (job.closes === ONGOING) return undefined;
  const nextDay = new Date(Date.parse(job.closes) + DAY_MS).toISOString();
  return toDate(toDatePart(nextDay), zoneOf(job));
}

/** Returns when an opening has ended or will end: a filled one has ended at any time. */
export const endOf = (job: Dated): Date | undefined =>
  job.status === FILLED ? new Date(0) : closingTime(job);

/**
 * Formats the end of the last day to apply as schema.org and feeds have it, with the offset that the place has on that
 * day: `2026-12-31T23:59:59-07:00`.
 */
export function formatClosingTime(job: Dated): string | undefined {
  const end = closingTime(job);
  if (end === undefined) return undefined;
  const minutes = Math.round(getOffsetAt(new Date(end.getTime() - 1000), zoneOf(job)) / 60_000);
  const twoDigits = (value: number): string => String(Math.floor(Math.abs(value))).padStart(2, "0");
  return `${job.closes}T23:59:59${minutes < 0 ? "-" : "+"}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
}
