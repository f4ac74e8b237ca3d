import { fileURLToPath } from "node:url";

/**
 * Folder of the migrations that the baseline in supabase/migrations replaced. They upgrade older databases and
 * archives to the baseline's schema.
 */
export const earlierFolder = fileURLToPath(new URL("earlier-chain/", import.meta.url));

/** The last migrations of the earlier chain and of the baseline. */
const [lastOfChain, lastOfBaseline] = ["20261125190000", "20261126000015"];

/**
 * Translates the migrations of a database or archive to this version's list; a complete earlier chain counts as the
 * baseline.
 * @param known versions of the migration files
 * @param chain versions of the earlier chain
 * @returns undefined if only part of the earlier chain was applied
 */
export function toKnownMigrations(
  versions: readonly string[],
  known: readonly string[],
  chain: readonly string[],
): string[] | undefined {
  const earlier = versions.filter((version) => version <= lastOfChain && !known.includes(version));
  if (earlier.length === 0) return versions.toSorted();
  if (!chain.every((version) => earlier.includes(version))) return undefined;
  const baseline = known.filter((version) => version > lastOfChain && version <= lastOfBaseline);
  const later = versions.filter((version) => !earlier.includes(version));
  return [...new Set([...baseline, ...later])].sort();
}
