const [hourMs, dayMs] = [3_600_000, 24 * 3_600_000];

/**
 * The newest archive of each of this many days is never deleted, even if the clock is wrong. Days without archives do not
 * count.
 */
const safeDays = 7;

const pattern = /^ridgebeam-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tgz$/;

interface BackupArchive {
  name: string;
  /** Start time from its name, in milliseconds since 1970. */
  at: number;
}

/** `ridgebeam-2026-11-22T06-05-00Z.tgz`. */
export const archiveName = (moment: Date): string =>
  `ridgebeam-${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tgz`;

function findArchives(names: readonly string[]): BackupArchive[] {
  return names
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
      return day === undefined ? [] : [{ name, at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }];
    })
    .sort((one, other) => other.at - one.at);
}

/**
 * Returns the age of the newest archive in seconds; undefined if there is none. Archives dated in the future,
 * by a wrong clock, are ignored.
 */
export function newestAge(names: readonly string[], now: Date): number | undefined {
  const newest = findArchives(names).find(({ at }) => at <= now.getTime());
  return newest && (now.getTime() - newest.at) / 1000;
}

/**
 * Selects the archives to delete after a new backup: those older than `days`, and of the rest all but those
 * of the last hour, the newest of each hour of the last day, and the newest of each day. Files with other
 * names are ignored.
 *
 * Since a clock may jump ahead, and backups may fail for a month, age alone never empties a folder: the
 * newest archive of each of the last seven days with archives stays (or of `days`, if fewer), and a run
 * deletes at most a fifth of the archives, but at least one, oldest first.
 */
export function archivesToRemove(names: readonly string[], now: Date, days: number): string[] {
  const archives = findArchives(names);
  const [spans, lastDays] = [new Set<string>(), new Set<number>()];
  const due = archives.filter(({ at }) => {
    const age = now.getTime() - at;
    const day = Math.floor(at / dayMs);
    const isSafe = lastDays.size < Math.min(safeDays, days) && !lastDays.has(day);
    if (isSafe) lastDays.add(day);
    if (age < hourMs) return false;
    const span = age < dayMs ? `hour ${Math.floor(at / hourMs)}` : `day ${day}`;
    const isNewest = !spans.has(span);
    spans.add(span);
    // An hour early, since the next run may be that much later.
    return !isSafe && (!isNewest || age >= days * dayMs - hourMs);
  });
  return due.slice(-Math.max(1, Math.floor(archives.length / 5))).map(({ name }) => name);
}
