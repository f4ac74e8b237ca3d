const [hourMs, dayMs] = [3_600_000, 24 * 3_600_000];

/**
 * Number of days whose newest archive is always kept, in case the clock is wrong. Days without archives do not
 * count.
 */
const protectedDays = 7;

const pattern = /^ridgebeam-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tgz$/;

export const archiveName = (moment: Date): string =>
  `ridgebeam-${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tgz`;

function findArchives(names: readonly string[]) {
  return names
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
      return day === undefined ? [] : [{ name, at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }];
    })
    .sort((one, other) => other.at - one.at);
}

/**
 * Returns the age of the newest archive in seconds, or undefined if there is none. Ignores archives dated in the
 * future by a wrong clock.
 */
export function findNewestArchiveAge(names: readonly string[], now: Date): number | undefined {
  const newest = findArchives(names).find(({ at }) => at <= now.getTime());
  return newest && (now.getTime() - newest.at) / 1000;
}

/**
 * Selects the archives to delete after a new backup: those older than `days`. Of the rest, keeps all from the
 * last hour, the newest of each hour of the last day, and the newest of each day. Ignores files with other
 * names.
 *
 * Clocks can jump ahead and backups can fail for a month, so age alone never empties the folder: the newest
 * archive of each of the last seven days with archives (or the last `days`, if fewer) is kept, and each run
 * deletes at most a fifth of the archives, but at least one, oldest first.
 */
export function selectOldArchives(names: readonly string[], now: Date, days: number): string[] {
  const archives = findArchives(names);
  const [spans, lastDays] = [new Set<string>(), new Set<number>()];
  const due = archives.filter(({ at }) => {
    const age = now.getTime() - at;
    const day = Math.floor(at / dayMs);
    const isProtected = lastDays.size < Math.min(protectedDays, days) && !lastDays.has(day);
    if (isProtected) lastDays.add(day);
    if (age < hourMs) return false;
    const span = age < dayMs ? `hour ${Math.floor(at / hourMs)}` : `day ${day}`;
    const isNewest = !spans.has(span);
    spans.add(span);
    // Expire an hour early, because the next run may be up to an hour late.
    return !isProtected && (!isNewest || age >= days * dayMs - hourMs);
  });
  return due.slice(-Math.max(1, Math.floor(archives.length / 5))).map(({ name }) => name);
}
