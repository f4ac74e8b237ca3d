const [hourMs, dayMs] = [3_600_000, 24 * 3_600_000];

const pattern = /^ridgebeam-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tgz$/;

/** `ridgebeam-2026-11-22T06-05-00Z.tgz`. */
export const archiveName = (moment: Date): string =>
  `ridgebeam-${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tgz`;

function momentOf(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/**
 * The archives that go: all that are older than so many days, and of the others what is neither of the last hour, nor the newest
 * of its hour in the last day, nor the newest of its day. Files of other names are left alone.
 */
export function archivesToRemove(names: readonly string[], now: Date, days: number): string[] {
  const kept = new Set<string>();
  const archives = names
    .flatMap((name) => {
      const at = momentOf(name);
      return at === undefined ? [] : [{ name, age: now.getTime() - at, at }];
    })
    .sort((one, other) => other.at - one.at);
  return archives
    .filter(({ age, at }) => {
      // An hour before its end, since the next look is up to an interval later.
      if (age >= days * dayMs - hourMs) return true;
      if (age < hourMs) return false;
      const span = age < dayMs ? `hour ${Math.floor(at / hourMs)}` : `day ${Math.floor(at / dayMs)}`;
      if (kept.has(span)) return true;
      kept.add(span);
      return false;
    })
    .map(({ name }) => name);
}
