import { expect, test } from "vitest";
import { isPublic, toDate } from "../../../model/publication.ts";

test.each([
  ["2026-12-01", "America/New_York", "2026-12-01T05:00:00.000Z"],
  ["2026-07-01", "America/New_York", "2026-07-01T04:00:00.000Z"],
  ["2026-07-01", "Asia/Kolkata", "2026-06-30T18:30:00.000Z"],
  ["2026-12-01", "UTC", "2026-12-01T00:00:00.000Z"],
  ["2026-12-01T08:00-05:00", "America/Los_Angeles", "2026-12-01T13:00:00.000Z"],
  ["2026-12-01T08:00:30Z", "America/New_York", "2026-12-01T08:00:30.000Z"],
  // As scripts write it.
  ["2026-12-01T08:00:30.250Z", "America/New_York", "2026-12-01T08:00:30.250Z"],
])("the publication time %s in the time zone %s is %s", (moment, zone, expected) => {
  expect(toDate(moment, zone).toISOString()).toBe(expected);
});

test("an entry is public from its publication time on, and a draft only in previews", () => {
  const publicationDate = new Date("2026-12-01T13:00:00Z");
  const createContext = (at: string, withUnpublished = false) => ({ at: new Date(at), withUnpublished });
  expect(isPublic(publicationDate, createContext("2026-12-01T12:59:59Z"))).toBe(false);
  expect(isPublic(publicationDate, createContext("2026-12-01T13:00:00Z"))).toBe(true);
  expect(isPublic("never", createContext("2099-01-01T00:00:00Z"))).toBe(false);
  for (const entry of ["never", publicationDate] as const)
    expect(isPublic(entry, createContext("2026-01-01T00:00:00Z", true))).toBe(true);
});
