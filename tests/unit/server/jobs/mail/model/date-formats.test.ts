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
    "martes 3:40 p.m. CT",
    "martes, 14 de enero, 3:40 p.m. CT",
    "martes, 14 de enero de 2025, 3:40 p.m. CT",
    "14 de enero",
  ]);
  expect(medium(at)).toMatch(/^martes, 14\u00a0de\u00a0enero, 3:40\u00a0p\.\u00a0?m\.\u00a0CT$/);
});

it("a deadline in 24 hours is 24 elapsed hours away, even if clocks change", () => {
  const { short } = createDateFormats("America/Chicago");
  const saturday = new Date("2025-03-08T21:40:00Z");
  expect([short(saturday), short(addHours(saturday, 24))]).toEqual(["Sat 3:40 PM", "Sun 4:40 PM"]);
});
