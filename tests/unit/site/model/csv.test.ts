import { expect, test } from "vitest";
import { csvCell, csvFile } from "../../../../site/model/csv.ts";

test.each(["=1+1", "+1 555", "-2", "@cmd", "\ttab", "\rreturn", "＝1+1", "＠cmd"])(
  "a spreadsheet does not evaluate %j",
  (text) => {
    expect(csvCell(text).replace(/^"/, "")).toMatch(/^'/);
  },
);

test("a program that ignores quotes does not evaluate a formula after a separator", () => {
  expect(csvCell("a;=1+1")).toBe("a;'=1+1");
  expect(csvCell("a; @cmd")).toBe("a; '@cmd");
  expect(csvCell("list:\n- one")).toBe('"list:\n\'- one"');
  expect(csvCell("well-known; a+b")).toBe("well-known; a+b");
});

test("10,000 cells of maximum length that contain only line breaks are written within a test's timeout", () => {
  const text = `a${"\n".repeat(3_998)}=`;
  for (let cells = 0; cells < 10_000; cells += 1) csvCell(text);
  expect(csvCell(text)).toBe(`"a${"\n".repeat(3_998)}'="`);
});

test("a cell with a comma, a quote, a line break or a trailing space is quoted, and no other", () => {
  expect(csvCell("plain text")).toBe("plain text");
  expect(csvCell('a "b", c')).toBe('"a ""b"", c"');
  expect(csvCell("a\nb")).toBe('"a\nb"');
  expect(csvCell("a ")).toBe('"a "');
});

test("a file has a byte order mark, and lines end as in RFC 4180", () => {
  expect(
    csvFile([
      ["a", "b"],
      ["1", "x,y"],
    ]),
  ).toBe('\ufeffa,b\r\n1,"x,y"');
});
