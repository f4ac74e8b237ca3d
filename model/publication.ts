export interface Publication {
  /** Time of publication. Entries scheduled for later are excluded. */
  at: Date;
  withUnpublished: boolean;
  /** Paths of entries whose time is over, although their files have them as open. */
  hiddenPages?: readonly string[];
}

/** When an entry becomes public, or "never" for a draft. */
export type PublicFrom = Date | "never";

/** Value of the `status` field of an entry that only the agency may see. */
export const DRAFT = "draft";

/** Whether a file's front matter marks it as a draft, even if the YAML is invalid. */
export function isMarkedDraft(text: string): boolean {
  const [before, frontMatter = ""] = text.split(/^---[ \t]*$/m);
  return before === "" && /^status: *(["']?)draft\1 *(?:#.*)?$/m.test(frontMatter);
}

/** Matches a date, or a time with its offset from UTC, such as `2026-12-01` or `2026-12-01T08:00-05:00`. */
export const DATE_OR_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d))?$/;

export const toDatePart = (dateOrTime: string): string => dateOrTime.slice(0, 10);

/**
 * Converts a date to midnight in a time zone, and a date with a time to that exact time.
 * @param dateOrTime matches `DATE_OR_TIME`
 * @param timeZone IANA name
 */
export function toDate(dateOrTime: string, timeZone: string): Date {
  if (dateOrTime.length > 10) return new Date(dateOrTime);
  const midnight = new Date(`${dateOrTime}T00:00:00Z`);
  // This uses the offset at midnight UTC, which differs from the offset at local midnight only if clocks change between
  // the two.
  return new Date(midnight.getTime() - getOffsetAt(midnight, timeZone));
}

/** Formats by time zone, because creating one takes longer than the rest of `toDate`. */
const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns how far a time zone is ahead of UTC at a time, in milliseconds. */
export function getOffsetAt(date: Date, timeZone: string): number {
  const format =
    offsetFormats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  offsetFormats.set(timeZone, format);
  const name = format.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

export const isPublic = (from: PublicFrom, { at, withUnpublished }: Publication): boolean =>
  withUnpublished || (from !== "never" && from <= at);
