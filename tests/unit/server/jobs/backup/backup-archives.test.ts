import { describe, expect, it } from "vitest";
import {
  archiveName,
  selectOldArchives,
  findNewestArchiveAge,
} from "../../../../../server/jobs/backup/back-up-regularly.ts";

const minuteMs = 60_000;
const now = new Date("2026-11-22T12:02:00Z");
const ago = (minutes: number) => archiveName(new Date(now.getTime() - minutes * minuteMs));
const days = (count: number) => count * 24 * 60;

function simulateFolder(keepDays: number, archives: readonly string[] = []) {
  let names = [...archives];
  return {
    names: () => [...names].sort(),
    addArchive(at: Date): string[] {
      names.push(archiveName(at));
      const deletedNames = selectOldArchives(names, at, keepDays);
      names = names.filter((name) => !deletedNames.includes(name));
      return deletedNames;
    },
  };
}

function simulateFortyDays(): string[] {
  const folder = simulateFolder(30);
  for (let minutes = days(40); minutes >= 0; minutes -= 5)
    folder.addArchive(new Date(now.getTime() - minutes * minuteMs));
  return folder.names();
}

describe("archives to delete", () => {
  const archives = simulateFortyDays();

  it("exclude all archives of the last hour, one per hour of the last day, and one per day before that", () => {
    expect(archives).toEqual(expect.arrayContaining([0, 5, 30, 55].map(ago)));
    expect(archives.length).toBeGreaterThanOrEqual(12 + 23 + 28);
    expect(archives.length).toBeLessThanOrEqual(12 + 25 + 31);
    const oldest = archives[0] ?? "";
    expect(oldest > ago(days(30))).toBe(true);
    expect(oldest < ago(days(28))).toBe(true);
  });

  it("are at most a fifth per run if the clock jumps ahead, and never include the newest of any of the last seven days", () => {
    const folder = simulateFolder(30, archives);
    const newestOfDays = [0, 1, 2, 3, 4, 5, 6].map((day) => {
      const date = new Date(now.getTime() - days(day) * minuteMs).toISOString().slice(0, 10);
      return archives.filter((name) => name.startsWith(`ridgebeam-${date}`)).at(-1);
    });
    const oneYearLater = now.getTime() + days(365) * minuteMs;
    expect(folder.addArchive(new Date(oneYearLater))).toEqual(
      expect.arrayContaining(archives.slice(0, Math.floor((archives.length + 1) / 5))),
    );
    expect(folder.names().length).toBeGreaterThanOrEqual(archives.length * 0.8);
    for (let minutes = 5; minutes < 11 * 60; minutes += 5)
      folder.addArchive(new Date(oneYearLater + minutes * minuteMs));
    expect(folder.names()).toEqual(expect.arrayContaining(newestOfDays.slice(0, 6)));
  });

  it("are deleted a few at a time after a month without backups, until no archive is too old", () => {
    const folder = simulateFolder(30);
    for (let day = 29; day >= 0; day -= 1) folder.addArchive(new Date(now.getTime() - days(day) * minuteMs));
    expect(folder.names()).toHaveLength(30);
    for (let day = 32; day < 45; day += 1) {
      const archiveCount = folder.names().length + 1;
      const deletedNames = folder.addArchive(new Date(now.getTime() + days(day) * minuteMs));
      expect(deletedNames.length).toBeLessThanOrEqual(Math.max(1, archiveCount / 5));
    }
    expect(folder.names()[0]).toBe(archiveName(new Date(now.getTime() + days(32) * minuteMs)));
  });

  it("exclude the only archive left, and all archives younger than a retention period of two days", () => {
    expect(selectOldArchives([ago(days(300))], now, 30)).toEqual([]);
    expect(selectOldArchives([ago(0), ago(days(1)), ago(days(2))], now, 2)).toEqual([ago(days(2))]);
  });

  it("exclude files that are not named like archives", () => {
    expect(selectOldArchives(["tombstones.ndjson", "mine.tgz", "ridgebeam-old.tgz"], now, 30)).toEqual([]);
  });
});

it("the age of the newest archive is in seconds, and ignores archives with a date in the future", () => {
  expect(findNewestArchiveAge([ago(days(3)), "tombstones.ndjson", ago(10), ago(-days(1))], now)).toBe(600);
  expect(findNewestArchiveAge(["tombstones.ndjson"], now)).toBeUndefined();
});
