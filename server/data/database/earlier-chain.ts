/** The migrations that the baseline in supabase/migrations replaced, and the last commit that can apply them. */
export const earlierChain = { count: 43, last: "20261125190000", commit: "f9d62d7f" };

const lastOfBaseline = "20261126000015";

/** How to run that commit in this checkout. */
export const runEarlierCommit = `git checkout ${earlierChain.commit} && npm ci && npm start`;

/**
 * Names the migrations of a database or archive as this version does: the whole earlier chain is the baseline.
 * @param known versions of the migration files
 * @returns undefined when a part of the earlier chain is missing
 */
export function nameMigrations(versions: readonly string[], known: readonly string[]): string[] | undefined {
  const earlier = versions.filter((version) => version <= earlierChain.last && !known.includes(version));
  if (earlier.length === 0) return versions.toSorted();
  if (earlier.length !== earlierChain.count || !earlier.includes(earlierChain.last)) return undefined;
  const baseline = known.filter((version) => version > earlierChain.last && version <= lastOfBaseline);
  const later = versions.filter((version) => !earlier.includes(version));
  return [...new Set([...baseline, ...later])].sort();
}
