import { expect, it } from "vitest";
import { addHours, createDateFormats } from "../../../../../../server/jobs/mail/model/mail-context.ts";

const replaceNoBreakSpaces = (text: string): string => text.replaceAll("\u00a0", " ");

it("times are formatted in the agency's time zone", () => {
  const at = new Date("2025-01-14T21:40:00Z");
  const { short, shortWithZone, medium, long, day } = createDateFormats("America/Chicago");
  expect(short(at)).toBe("Tue 3:40 PM");
  expect([shortWithZone, medium, long, day].map((format) => replaceNoBreakSpaces(format(at)))).toEqual([
    "Tue 3:40 PM CT",
    "Tue, Jan 14, 3:40 PM CT",
    "Tue, Jan 14, 2025, 3:40 PM CT",
    "Jan 14",
  ]);
  expect(createDateFormats("America/New_York").short(at)).toBe("Tue 4:40 PM");
});

it("times are formatted in the reader's language, without abbreviated days and months", () => {
  const at = new Date("2025-01-14T21:40:00Z");
  const { shortWithZone, medium, long, day } = createDateFormats("America/Chicago", "es-US");
  // Some Node versions write "p. m." with a space.
  const formattedTimes = [shortWithZone, medium, long, day].map((format) =>
    replaceNoBreakSpaces(format(at)).replace("p. m.", "p.m."),
  );
  expect(formattedTimes).toEqual([
    "martes a las 3:40 p.m. (hora del Centro)",
    "martes 14 de enero a las 3:40 p.m. (hora del Centro)",
    "martes 14 de enero de 2025 a las 3:40 p.m. (hora del Centro)",
    "14 de enero",
  ]);
  expect(medium(at)).toMatch(
    /^martes 14\u00a0de\u00a0enero a las\u00a03:40\u00a0p\.\u00a0?m\. \(hora del Centro\)$/,
  );
});

it.each([
  ["America/New_York", "2025-01-14T18:05:00Z", "martes 14 de enero a la 1:05 p.m. (hora del Este)"],
  ["America/Denver", "2025-07-14T07:00:00Z", "lunes 14 de julio a la 1:00 a.m. (hora de la Montaña)"],
  ["America/Phoenix", "2025-07-14T07:00:00Z", "lunes 14 de julio a las 12:00 a.m. (hora de la Montaña)"],
  ["America/Los_Angeles", "2025-01-14T18:05:00Z", "martes 14 de enero a las 10:05 a.m. (hora del Pacífico)"],
  ["Pacific/Honolulu", "2025-01-14T21:05:00Z", "martes 14 de enero a las 11:05 a.m. (hora de Hawái)"],
  ["America/Anchorage", "2025-01-14T20:05:00Z", "martes 14 de enero a las 11:05 a.m. (hora de Alaska)"],
])("Spanish times in %s can be read aloud in a sentence", (timeZone, at, expected) => {
  const text = createDateFormats(timeZone, "es-US").medium(new Date(at));
  expect(replaceNoBreakSpaces(text).replace(/([ap])\. m\./, "$1.m.")).toBe(expected);
});

it("a deadline in 24 hours is 24 elapsed hours away, even if clocks change", () => {
  const { short } = createDateFormats("America/Chicago");
  const saturday = new Date("2025-03-08T21:40:00Z");
  expect([short(saturday), short(addHours(saturday, 24))]).toEqual(["Sat 3:40 PM", "Sun 4:40 PM"]);
});
