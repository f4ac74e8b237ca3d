import { expect, it } from "vitest";
import { parseByteRange } from "../../../../../server/http/pages/byte-range.ts";

it.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=0-9", { first: 0, last: 9 }],
  ["Bytes=2-5", { first: 2, last: 5 }],
  ["bytes=2-", { first: 2, last: 9 }],
  ["bytes=9-99999999999999999999999", { first: 9, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=-99", { first: 0, last: 9 }],
])("reads %s of ten bytes", (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});

it.each(["bytes=10-", "bytes=10-12", "bytes=99999999999999999999999-", "bytes=-0"])(
  "finds nothing of %s in ten bytes",
  (header) => {
    expect(parseByteRange(header, 10)).toBe("unsatisfiable");
  },
);

it.each([
  "",
  "0-4",
  "bytes",
  "bytes=",
  "bytes=-",
  "bytes=5-2",
  "bytes=a-b",
  "bytes=0-1,4-5",
  "bytes=--1",
  "lines=0-4",
])('ignores "%s"', (header) => {
  expect(parseByteRange(header, 10)).toBeUndefined();
});
