import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { PART_SUFFIX } from "../backup/save-archive.ts";

const retainedCount = 3;
const dayMs = 24 * 3_600_000;

const prefix = "before-upgrade-";
const pattern = /^before-upgrade-(\d+)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z\.tgz$/;

/**
 * Returns a file name such as `before-upgrade-20261128000015-2027-03-02T22-30-00.000Z.tgz`.
 * @param version the database's last migration
 */
export const upgradeArchiveName = (version: string, moment: Date): string =>
  `${prefix}${version}-${moment.toISOString().replaceAll(":", "-")}.tgz`;

/**
 * Selects the archives to delete: all but the newest of each of the last three versions, and those older than
 * `days`. A failed upgrade that is retried therefore replaces its own archive, not that of the previous version.
 */
export function selectOldUpgradeArchives(names: readonly string[], now: Date, days = Infinity): string[] {
  const versions = new Set<string>();
  return names
    .flatMap((name) => {
      const [, version, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
      if (version === undefined) return [];
      return [{ name, version, at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }];
    })
    .sort((one, other) => other.at - one.at)
    .filter(({ version, at }) => {
      const isNewest = !versions.has(version);
      versions.add(version);
      return !isNewest || versions.size > retainedCount || now.getTime() - at > days * dayMs;
    })
    .map(({ name }) => name);
}

export async function removeUpgradeArchives(folder: string, days?: number): Promise<void> {
  const names = await readdir(folder);
  const unfinishedNames = names.filter((name) => name.startsWith(prefix) && name.endsWith(PART_SUFFIX));
  for (const name of [...unfinishedNames, ...selectOldUpgradeArchives(names, new Date(), days)])
    await rm(join(folder, name), { force: true });
}
