import { expect, it } from "vitest";
import { parsePartnersArguments } from "../../../../../server/operator/partners/run-partners.ts";

it("npm run partners accepts a partner, a month and a format", () => {
  expect(parsePartnersArguments(["report", "acme-jobs", "--month", "2026-11"])).toEqual({
    partner: "acme-jobs",
    month: "2026-11",
    format: "text",
  });
  const csvArguments = parsePartnersArguments(["report", "acme-jobs", "--csv", "--month", "2026-01"]);
  expect(csvArguments?.format).toBe("csv");
  expect(parsePartnersArguments([])).toBeUndefined();
});

it.each([
  [["--csv"], "Expected: report and one partner."],
  [["report"], "Expected: report and one partner."],
  [["report", "one", "two", "--month", "2026-11"], "Expected: report and one partner."],
  [["report", "acme-jobs"], "--month needs a month"],
  [["report", "acme-jobs", "--month", "2026-00"], "--month needs a month"],
  [["report", "acme-jobs", "--month", "0000-11"], "--month needs a month"],
])("npm run partners rejects %j with one line that points to --help", (args, expected) => {
  expect(() => parsePartnersArguments(args)).toThrow(expected);
  expect(() => parsePartnersArguments(args)).toThrow(/ npm run partners -- --help shows the usage\.$/);
});
