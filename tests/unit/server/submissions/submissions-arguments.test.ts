import { describe, expect, it } from "vitest";
import {
  parseSince,
  parseSubmissionsArguments,
} from "../../../../server/submissions/submissions-arguments.ts";

describe("the arguments of npm run submissions", () => {
  it("means all three tables, for reading, when there are none", () => {
    expect(parseSubmissionsArguments([])).toMatchObject({
      tables: ["contact_submissions", "resume_submissions", "salary_report_downloads"],
      format: "text",
    });
  });

  it("takes a table, a format and a date in any order", () => {
    expect(parseSubmissionsArguments(["--csv", "resume_submissions", "--since", "2025-01-31"])).toMatchObject(
      {
        tables: ["resume_submissions"],
        format: "csv",
        since: new Date("2025-01-31T00:00:00Z"),
      },
    );
  });

  it("reads ages in hours, days and weeks", () => {
    const now = new Date("2025-03-10T12:00:00Z");
    expect(parseSince("12h", now)).toEqual(new Date("2025-03-10T00:00:00Z"));
    expect(parseSince("7d", now)).toEqual(new Date("2025-03-03T12:00:00Z"));
    expect(parseSince("1w", now)).toEqual(new Date("2025-03-03T12:00:00Z"));
  });

  it.each([
    [["nothing_here"], /^There is no table "nothing_here"; the tables are contact_submissions, /],
    [["contact_submissions", "resume_submissions"], /^Name one table, not 2\./],
    [["--json", "--csv"], /^Choose --json or --csv, not both\./],
    [["--since"], /^Option '--since <value>' argument missing\./],
    [["--since", "yesterday"], /^--since needs a date such as/],
    [["--since", "2025-02-30"], /^--since needs a date such as/],
    [["--since", "2025-13-01"], /^--since needs a date such as/],
    [["--file", "1"], /^--file needs the id of a row/],
    [["--out", "here"], /^--out goes with --file\./],
    [["--wat"], /^Unknown option '--wat'\./],
  ])("refuses %j in one line that ends with the usage", (args, message) => {
    expect(() => parseSubmissionsArguments(args)).toThrow(message);
    expect(() => parseSubmissionsArguments(args)).toThrow(/^[^\n]* Usage: submissions \[table\][^\n]*$/);
  });
});
