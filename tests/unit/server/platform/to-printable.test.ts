import { expect, it } from "vitest";
import { toPrintable, toPrintableJson, replaceControls } from "../../../../server/platform/to-printable.ts";

const hostileText = "kim\u001b[2J\u009b31m\u0007\u202e@example.com\u007f";
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

it("printed text contains no characters that control the terminal or reorder a line", () => {
  expect(toPrintable(hostileText)).not.toMatch(controlCharacters);
  expect(toPrintable(hostileText)).not.toContain("\u202e");
  expect(toPrintable("two\r\nlines\tand a tab")).toBe("two\nlines\tand a tab");
});

it("printed JSON contains no terminal control characters, and parses to the same value", () => {
  const row = { email: hostileText, note: 'a "quote"\n' };
  expect(toPrintableJson(row)).not.toMatch(controlCharacters);
  expect(toPrintableJson(row)).not.toContain("\u202e");
  expect(JSON.parse(toPrintableJson(row, 2))).toEqual(row);
});

it("text written to files keeps direction marks, since names need them", () => {
  expect(replaceControls(`${hostileText}\u200f\t\r\n`)).toBe(
    "kim\ufffd[2J\ufffd31m\ufffd\u202e@example.com\ufffd\u200f\t\r\n",
  );
});
