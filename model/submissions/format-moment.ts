/** Matches the spaces within "Jan 14", "14 de enero", "a las 3:40 p.m." and "3:40 PM CT". */
const INNER_SPACES =
  / (?=[AP]M)|(?<=[AP]M|m\.) (?!\()|(?<=[A-Z][a-z]{2}) (?=\d)|(?<=\d) (?=[a-z])|(?<=\d de|[ap]\.|\ba las?) /g;

/**
 * Creates a function that formats a day and time with no-break spaces: `Tue, Jan 14, 3:40 PM` in English, and `martes 14
 * de enero a las 3:40 p.m.` in Spanish, where `Intl` puts commas that do not fit into a sentence.
 * @param locale BCP 47 tag; the default is the user's
 * @throws RangeError if `Intl` rejects the locale or the time zone
 */
export function createMomentFormat(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): (at: number | Date) => string {
  const formatter = new Intl.DateTimeFormat(locale, options);
  const isSpanish = formatter.resolvedOptions().locale.startsWith("es");
  return (at) => {
    // Some versions of Intl put a narrow no-break space before PM, which old mail clients render as a box.
    const text = formatter.format(at).replace(/[\u00a0\u202f]/g, " ");
    const sentence = isSpanish
      ? text
          .replace(/, (?=\d+ de )/, " ")
          .replace(/, (?=0?1:)/, " a la ")
          .replace(/, (?=\d+:)/, " a las ")
      : text;
    return sentence.replace(INNER_SPACES, "\u00a0");
  };
}

/** Weekdays and months are abbreviated only in English: in Spanish, "mar" could be martes, marzo or the sea. */
export const dateWidth = (locale: string): "short" | "long" => (locale.startsWith("en") ? "short" : "long");

/** What people in the United States call its time zones in Spanish; CLDR's names are other Americans'. */
export const SPANISH_ZONES: Readonly<Record<string, string>> = {
  ET: "hora del Este",
  CT: "hora del Centro",
  MT: "hora de la Montaña",
  MST: "hora de la Montaña",
  PT: "hora del Pacífico",
  AKT: "hora de Alaska",
  HST: "hora de Hawái",
};
