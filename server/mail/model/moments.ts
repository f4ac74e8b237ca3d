/** A moment in the words of an office: in its time zone, and with the zone's name where the reader may be elsewhere. */
export interface Moments {
  /** `Tue 3:40 PM` */
  short: (at: Date) => string;
  /** `Tue 3:40 PM CT` */
  zoned: (at: Date) => string;
  /** `Tue, Jan 14, 3:40 PM CT` */
  medium: (at: Date) => string;
  /** `Tue, Jan 14, 2025, 3:40 PM CT` */
  long: (at: Date) => string;
  /** `Jan 14` */
  day: (at: Date) => string;
}

const time: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
const zone: Intl.DateTimeFormatOptions = { timeZoneName: "shortGeneric" };
const date: Intl.DateTimeFormatOptions = { weekday: "short", month: "short", day: "numeric" };

/** @param timeZone IANA name, such as America/Chicago */
export function momentsIn(timeZone: string): Moments {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat("en-US", { ...options, timeZone });
    // Some versions of Node put a narrow no-break space before PM, which old mail programs show as a box.
    return (at: Date) => formatter.format(at).replace(/[\u00a0\u202f]/g, " ");
  };
  return {
    short: format({ weekday: "short", ...time }),
    zoned: format({ weekday: "short", ...time, ...zone }),
    medium: format({ ...date, ...time, ...zone }),
    long: format({ ...date, year: "numeric", ...time, ...zone }),
    day: format({ month: "short", day: "numeric" }),
  };
}

const HOUR = 3_600_000;

/** So many hours later, whatever clocks are set to meanwhile. */
export const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR);
