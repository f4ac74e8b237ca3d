import { expect, it } from "vitest";
import { createMomentFormat } from "../../../../model/submissions/format-moment.ts";

const options: Intl.DateTimeFormatOptions = {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "America/Chicago",
};
const AFTERNOON = new Date("2026-11-30T23:30:00Z");

it.each([
  ["es-US", /^lunes 30 de noviembre a las 5:30 p\. ?m\.$/],
  ["es-MX", /^lunes 30 de noviembre a las 5:30 p\. ?m\.$/],
  ["es-AR", /^lunes 30 de noviembre a las 0?5:30 p\. ?m\.$/],
  ["es", /^lunes 30 de noviembre a las 17:30$/],
  ["en-US", /^Monday, November 30(?:,| at) 5:30 PM$/],
])("a moment in %s reads like a sentence of that language", (locale, expected) => {
  const text = createMomentFormat(locale, options)(AFTERNOON);
  expect(text.replaceAll("\u00a0", " ")).toMatch(expected);
  expect(text).toMatch(/30\u00a0de\u00a0noviembre a las\u00a0\d|5:30\u00a0PM/);
});

it("an hour and its day are not on two lines in Spanish at one o'clock either", () => {
  const text = createMomentFormat("es-US", options)(new Date("2026-11-30T19:05:00Z"));
  expect(text).toMatch(/a la\u00a01:05\u00a0p\./);
});
