import { fileURLToPath } from "node:url";

/**
 * Folder of the migrations that the baseline in supabase/migrations replaced. They upgrade older databases and
 * archives to the baseline's schema.
 */
export const earlierFolder = fileURLToPath(new URL("earlier-chain/", import.meta.url));

/** Versions of the last replaced migration and of the baseline's last migration. */
const [lastOfChain, lastOfBaseline] = ["20261125190000", "20261126000015"];

/**
 * Maps the migrations of a database or archive to the current ones. If all replaced migrations were applied, the
 * baseline counts as applied.
 * @param knownVersions versions of the current migrations
 * @param replacedVersions versions of the replaced migrations
 * @returns undefined if only some of the replaced migrations were applied
 */
export function toKnownMigrations(
  versions: readonly string[],
  knownVersions: readonly string[],
  replacedVersions: readonly string[],
): string[] | undefined {
  const earlier = versions.filter((version) => version <= lastOfChain && !knownVersions.includes(version));
  if (earlier.length === 0) return versions.toSorted();
  if (!replacedVersions.every((version) => earlier.includes(version))) return undefined;
  const baseline = knownVersions.filter((version) => version > lastOfChain && version <= lastOfBaseline);
  const later = versions.filter((version) => !earlier.includes(version));
  return [...new Set([...baseline, ...later])].sort();
}
