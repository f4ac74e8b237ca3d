import { expect, it } from "vitest";
import { archiveName, archivesToRemove } from "../../../../server/backup/kept-archives.ts";

const minuteMs = 60_000;
const now = new Date("2026-11-22T12:02:00Z");
const ago = (minutes: number) => archiveName(new Date(now.getTime() - minutes * minuteMs));
const days = (count: number) => count * 24 * 60;

it("keeps an hour in full, a day by the hour, and the rest by the day", () => {
  let names: string[] = [];
  // 40 days of archives, one each five minutes, rotated each time as the server does.
  for (let minutes = days(40); minutes >= 0; minutes -= 5) {
    const at = new Date(now.getTime() - minutes * minuteMs);
    names.push(archiveName(at));
    const gone = new Set(archivesToRemove(names, at, 30));
    names = names.filter((name) => !gone.has(name));
  }
  expect(names).toEqual(expect.arrayContaining([0, 5, 30, 55].map(ago)));
  expect(names.length).toBeGreaterThanOrEqual(12 + 23 + 28);
  expect(names.length).toBeLessThanOrEqual(12 + 25 + 31);
  const oldest = names.sort()[0] ?? "";
  expect(oldest > ago(days(30))).toBe(true);
  expect(oldest < ago(days(28))).toBe(true);
});

it("keeps no archive beyond its days, though it is the only one", () => {
  expect(archivesToRemove([ago(days(30))], now, 30)).toEqual([ago(days(30))]);
  expect(archivesToRemove([ago(days(29))], now, 30)).toEqual([]);
});

it("leaves files of other names alone", () => {
  expect(archivesToRemove(["tombstones.ndjson", "mine.tgz", "ridgebeam-old.tgz"], now, 30)).toEqual([]);
});
