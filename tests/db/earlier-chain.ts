import type { Database, Queryable } from "../../server/data/database/database.ts";
import { earlierFolder, toKnownMigrations } from "../../server/data/database/earlier-chain.ts";
import { listMigrations, migrate } from "../../server/data/database/migrate.ts";

export const earlierVersions = await listMigrations(earlierFolder);

export const firstReleaseVersions = earlierVersions.filter((version) => version.startsWith("2025"));

export const secondReleaseVersions = earlierVersions.filter((version) => version <= "20261124090000");

export const migrateEarlier = (database: Database, versions = earlierVersions): Promise<void> =>
  migrate(database, earlierFolder, versions);

/**
 * Versions of the baseline migrations. They count as applied in a database that has all of the migrations that the
 * baseline replaced.
 */
export const baselineVersions = toKnownMigrations(earlierVersions, await listMigrations(), earlierVersions)!;

/**
 * Applies only the baseline migrations. If the migrations that the baseline replaced have been applied, only records
 * the baseline as applied.
 */
export const migrateToBaseline = (database: Database): Promise<void> =>
  migrate(database, undefined, baselineVersions);

export async function readAppliedVersions(database: Queryable): Promise<string[]> {
  const sql = "select version from supabase_migrations.schema_migrations order by version";
  return (await database.query<{ version: string }>(sql)).map(({ version }) => version);
}
