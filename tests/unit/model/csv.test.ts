import { expect, test } from "vitest";
import { formatCsvCell, formatCsvFile } from "../../../model/csv.ts";

test.each(["=1+1", "+1 555", "-2", "@cmd", "\ttab", "\rreturn", "＝1+1", "＠cmd"])(
  "a spreadsheet does not evaluate the cell %j",
  (text) => {
    expect(formatCsvCell(text).replace(/^"/, "")).toMatch(/^'/);
  },
);

test("a program that ignores quotes does not evaluate a formula after a separator", () => {
  expect(formatCsvCell("a;=1+1")).toBe("a;'=1+1");
  expect(formatCsvCell("a; @cmd")).toBe("a; '@cmd");
  expect(formatCsvCell("list:\n- one")).toBe('"list:\n\'- one"');
  expect(formatCsvCell("well-known; a+b")).toBe("well-known; a+b");
});

test("10,000 cells of maximum length with only line breaks are written within a test's timeout", () => {
  const text = `a${"\n".repeat(3_998)}=`;
  for (let cells = 0; cells < 10_000; cells += 1) formatCsvCell(text);
  expect(formatCsvCell(text)).toBe(`"a${"\n".repeat(3_998)}'="`);
});

test("a cell with a comma, a quote, a line break or a trailing space is quoted, and no other", () => {
  expect(formatCsvCell("plain text")).toBe("plain text");
  expect(formatCsvCell('a "b", c')).toBe('"a ""b"", c"');
  expect(formatCsvCell("a\nb")).toBe('"a\nb"');
  expect(formatCsvCell("a ")).toBe('"a "');
});

test("a CSV file has a byte order mark, and its lines end as in RFC 4180", () => {
  expect(
    formatCsvFile([
      ["a", "b"],
      ["1", "x,y"],
    ]),
  ).toBe('\ufeffa,b\r\n1,"x,y"');
});
