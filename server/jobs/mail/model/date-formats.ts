export type DateFormats = ReturnType<typeof createDateFormats>;

const time: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
const zone: Intl.DateTimeFormatOptions = { timeZoneName: "shortGeneric" };

/** Matches the spaces within "Jan 14", "14 de ene" and "3:40 PM CT", which become no-break spaces. */
const INNER_SPACES =
  / (?=[AP]M)|(?<=[AP]M|m\.) |(?<=[A-Z][a-z]{2}) (?=\d)|(?<=\d) (?=[a-z])|(?<=\d de|[ap]\.) /g;

/**
 * Formats times in the office's time zone. Formats for readers in other time zones include the zone's name. All
 * formats except `short`, which is for subject lines, use no-break spaces.
 * @param timeZone IANA name, such as America/Chicago
 * @param locale BCP 47 tag
 */
export function createDateFormats(timeZone: string, locale = "en-US") {
  // Do not abbreviate days and months in other languages: in Spanish prose, "mar" could be martes, marzo or the
  // sea.
  const width = locale.startsWith("en") ? "short" : "long";
  const date = { weekday: width, month: width, day: "numeric" } as const;
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    // Some Node versions put a narrow no-break space before PM, which old mail clients render as a box.
    return (at: Date) => formatter.format(at).replace(/[\u00a0\u202f]/g, " ");
  };
  const createNonBreakingFormat = (options: Intl.DateTimeFormatOptions) => {
    const write = format(options);
    return (at: Date) => write(at).replace(INNER_SPACES, "\u00a0");
  };
  const shortWithZone = createNonBreakingFormat({ weekday: width, ...time, ...zone });
  return {
    /** `Tue 3:40 PM` */
    short: format({ weekday: "short", ...time }),
    /** `Tue 3:40 PM CT` */
    shortWithZone: (at: Date) => shortWithZone(at).replace(",", ""),
    /** `Tue, Jan 14, 3:40 PM CT` */
    medium: createNonBreakingFormat({ ...date, ...time, ...zone }),
    /** `Tue, Jan 14, 2025, 3:40 PM CT` */
    long: createNonBreakingFormat({ ...date, year: "numeric", ...time, ...zone }),
    /** `Jan 14` */
    day: createNonBreakingFormat({ month: width, day: "numeric" }),
  };
}

const HOUR = 3_600_000;

/** Adds elapsed hours, regardless of daylight saving time. */
export const addHours = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR);
