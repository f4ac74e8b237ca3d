import type { Database } from "../../server/data/database/database.ts";
import { earlierFolder, toKnownMigrations } from "../../server/data/database/earlier-chain.ts";
import { knownMigrations, migrate } from "../../server/data/database/migrate.ts";

export const earlierVersions = await knownMigrations(earlierFolder);

export const firstRelease = earlierVersions.filter((version) => version.startsWith("2025"));

export const secondRelease = earlierVersions.filter((version) => version <= "20261124090000");

export const migrateEarlier = (database: Database, versions = earlierVersions): Promise<void> =>
  migrate(database, earlierFolder, versions);

/** The migrations that count as applied once the earlier chain is. */
export const baselineVersions = toKnownMigrations(earlierVersions, await knownMigrations(), earlierVersions)!;

/** Applies the baseline without later migrations; where the earlier chain is applied, the baseline is only recorded. */
export const migrateToBaseline = (database: Database): Promise<void> =>
  migrate(database, undefined, baselineVersions);
