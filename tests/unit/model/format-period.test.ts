import { expect, it } from "vitest";
import { loadDataFiles } from "../../../model/loading/load-data.ts";
import { formatDays, formatPeriod } from "../../../model/loading/parse-data.ts";

const { periods } = loadDataFiles(process.cwd()).layout;

it.each([
  [12, "sent", "one year after it was sent"],
  [24, "last_contact", "two years after our last contact"],
  [18, "last_contact", "18 months after our last contact"],
  [1, "sent", "one month after it was sent"],
  [240, "sent", "20 years after it was sent"],
])("a retention period of %i months, counted from %s, is written as %j", (months, from, words) => {
  expect(formatPeriod(months, from, periods)).toBe(words);
});

it("a retention period in days is written in digits", () => {
  expect(formatDays(1, periods)).toBe("1 day");
  expect(formatDays(30, periods)).toBe("30 days");
});
