const [hourMs, dayMs] = [3_600_000, 24 * 3_600_000];

/** So many of the last days that have archives keep their newest one, whatever the clock says. */
const safeDays = 7;

const pattern = /^ridgebeam-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tgz$/;

interface KeptArchive {
  name: string;
  /** When it was begun, as its name says, in milliseconds since 1970. */
  at: number;
}

/** `ridgebeam-2026-11-22T06-05-00Z.tgz`. */
export const archiveName = (moment: Date): string =>
  `ridgebeam-${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tgz`;

/** The archives among the names of a folder, the newest first. */
function findArchives(names: readonly string[]): KeptArchive[] {
  return names
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
      return day === undefined ? [] : [{ name, at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }];
    })
    .sort((one, other) => other.at - one.at);
}

/**
 * The age of the newest archive in seconds; undefined where there is none. An archive from the future, which a wrong clock has
 * named, says nothing of its age and is passed over.
 */
export function newestAge(names: readonly string[], now: Date): number | undefined {
  const newest = findArchives(names).find(({ at }) => at <= now.getTime());
  return newest && (now.getTime() - newest.at) / 1000;
}

/**
 * The archives that go once a new one is there: all that are older than so many days, and of the others what is neither of the
 * last hour, nor the newest of its hour in the last day, nor the newest of its day. Files of other names are left alone.
 *
 * Since a clock may jump ahead, and backups may fail for a month, age alone never empties a folder: the newest archive of each of
 * the last seven days that have any stays (of fewer, where archives are kept for fewer days), and a run removes a fifth of the
 * archives at most, but at least one, the oldest first.
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
    // An hour before its end, since the next look is up to an interval later.
    return !isSafe && (!isNewest || age >= days * dayMs - hourMs);
  });
  return due.slice(-Math.max(1, Math.floor(archives.length / 5))).map(({ name }) => name);
}
