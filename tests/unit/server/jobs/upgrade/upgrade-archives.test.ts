import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  removeUpgradeArchives,
  upgradeArchiveName,
  selectOldUpgradeArchives,
} from "../../../../../server/jobs/upgrade/open-database.ts";
import { temporaryFolder } from "../../../../temporary-folder.ts";

const now = new Date("2026-11-25T12:00:00Z");
const archive = (version: string, daysAgo: number) =>
  upgradeArchiveName(version, new Date(now.getTime() - daysAgo * 24 * 3_600_000));

it("the newest backup made before an upgrade is kept for each of the last three versions", () => {
  const [first, second, third, fourth] = [
    archive("20261101000000", 9),
    archive("20261102000000", 8),
    archive("20261103000000", 7),
    archive("20261104000000", 6),
  ];
  const newerFourth = archive("20261104000000", 5);
  expect(
    selectOldUpgradeArchives([first, second, third, fourth, newerFourth, "notes.txt"], now).sort(),
  ).toEqual([first, fourth]);
});

it("backups made before an upgrade are deleted after the retention period, even the last one", () => {
  const [old, young] = [archive("20261101000000", 31), archive("20261102000000", 29)];
  expect(selectOldUpgradeArchives([old, young], now, 30)).toEqual([old]);
  expect(selectOldUpgradeArchives([old], now, 30)).toEqual([old]);
});

it("leftovers of interrupted backups before an upgrade are deleted, but no other files", async () => {
  const folder = temporaryFolder();
  const otherNames = [
    "lock",
    "before-upgrade-of-mine.tgz",
    upgradeArchiveName("20261101000000", new Date()),
  ].sort();
  for (const name of [...otherNames, `${archive("20261101000000", 0)}.1a2b3c4d.part`])
    writeFileSync(join(folder, name), "");
  await removeUpgradeArchives(folder, 30);
  expect(readdirSync(folder).sort()).toEqual(otherNames);
});
