export interface Publication {
  /** The time of publication; entries scheduled for later are excluded. */
  at: Date;
  withUnpublished: boolean;
}

/** When an entry becomes public; "never" for a draft. */
export type PublicFrom = Date | "never";

/** The `status` of an entry that only the agency may read. */
export const DRAFT = "draft";

/** Whether a file's front matter marks it as a draft, even if the YAML is invalid. */
export function isMarkedDraft(text: string): boolean {
  const [before, frontMatter = ""] = text.split(/^---[ \t]*$/m);
  return before === "" && /^status: *(["']?)draft\1 *(?:#.*)?$/m.test(frontMatter);
}

/** A day, or a minute with its offset from UTC: `2026-12-01` or `2026-12-01T08:00-05:00`. */
export const MOMENT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/;

export const dayOf = (moment: string): string => moment.slice(0, 10);

/**
 * Converts a date to the moment it begins, at midnight in a time zone. Moments with a time are converted as
 * they are.
 * @param moment matches `MOMENT`
 * @param timeZone IANA name
 */
export function toDate(moment: string, timeZone: string): Date {
  if (moment.length > 10) return new Date(moment);
  const midnight = new Date(`${moment}T00:00:00Z`);
  // Uses the offset at midnight UTC, which differs from the offset at local midnight only if clocks change in
  // between.
  return new Date(midnight.getTime() - offsetAt(midnight, timeZone));
}

/** Returns a time zone's offset from UTC in milliseconds. */
function offsetAt(date: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(
    date,
  );
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

export const isPublic = (from: PublicFrom, { at, withUnpublished }: Publication): boolean =>
  withUnpublished || (from !== "never" && from <= at);
