import { describe, expect, it } from "vitest";
import {
  parseSince,
  parseSubmissionsArguments,
} from "../../../../../server/operator/submissions/submissions-arguments.ts";

const id = "0b7f9a52-4c0e-4e0b-9a63-0f4d8f1f7a11";

describe("the arguments of npm run submissions", () => {
  it("default to all three tables, as text", () => {
    expect(parseSubmissionsArguments([])).toMatchObject({
      tables: ["contact_submissions", "resume_submissions", "salary_report_downloads"],
      format: "text",
    });
  });

  it("accept a table, a format and a date in any order", () => {
    expect(parseSubmissionsArguments(["--csv", "resume_submissions", "--since", "2025-01-31"])).toMatchObject(
      {
        tables: ["resume_submissions"],
        format: "csv",
        since: new Date("2025-01-31T00:00:00Z"),
      },
    );
  });

  it("accept several emails and phone numbers for one person, and a legal hold with its last day", () => {
    expect(
      parseSubmissionsArguments(["--erase", "kim@example.com", "--erase", "302-555-0142", "--yes"]).retention,
    ).toEqual({
      kind: "erase",
      person: { emails: ["kim@example.com"], phones: ["302-555-0142"] },
      isConfirmed: true,
    });
    expect(
      parseSubmissionsArguments(["--hold", id, "--because", "agreement", "--until", "2032-06-30"]).retention,
    ).toEqual({ kind: "hold", hold: { id, reason: "agreement", until: "2032-06-30" } });
    expect(parseSubmissionsArguments(["--lift-hold", id]).retention).toMatchObject({
      hold: { reason: null },
    });
    const tableRetention = parseSubmissionsArguments(["resume_submissions", "--lift-hold", id]).retention;
    expect(tableRetention).toMatchObject({ hold: { table: "resume_submissions", id, reason: null } });
    expect(parseSubmissionsArguments([]).retention).toBeUndefined();
  });

  it("accept ages in hours, days and weeks", () => {
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
    [["--file", "1"], /^--file needs the id of a row/],
    [["--out", "here"], /^--out requires --file\./],
    [["--erase", "kim"], /^--erase needs an email address, or a phone number/],
    [["--erase", "kim@example.com", "--due"], /^Use only one of --erase, --due\./],
    [["--due", "--yes"], /^--yes requires --erase or --delete-due\./],
    [["--due", "--json"], /^--erase, --due and --delete-due take no table, format, --since or --file\./],
    [["resume_submissions", "--delete-due"], /^--erase, --due and --delete-due take no table/],
    [["--hold", id, "--because", "dispute", "--json"], /^A hold takes no format, --since or --file\./],
    [["--hold", "1", "--because", "law"], /^--hold and --lift-hold need the id of a submission, not "1"\./],
    [["--hold", id], /^--hold needs a reason\. Add --because with one of agreement, dispute, law, request\./],
    [["--hold", id, "--because", "dispute", "--until", "2032-02-30"], /^--until needs a date such as/],
    [["--until", "2032-01-01"], /^--because and --until require --hold\./],
  ])("are rejected with one line that points to --help: %j", (args, message) => {
    expect(() => parseSubmissionsArguments(args)).toThrow(message);
    expect(() => parseSubmissionsArguments(args)).toThrow(
      /^[^\n]* npm run submissions -- --help shows the usage\.$/,
    );
  });
});
