import type { Database } from "../../server/data/database/database.ts";
import { earlierFolder, toKnownMigrations } from "../../server/data/database/earlier-chain.ts";
import { knownMigrations, migrate } from "../../server/data/database/migrate.ts";

export const earlierVersions = await knownMigrations(earlierFolder);

export const firstRelease = earlierVersions.filter((version) => version.startsWith("2025"));

export const secondRelease = earlierVersions.filter((version) => version <= "20261124090000");

export const migrateEarlier = (database: Database, versions = earlierVersions): Promise<void> =>
  migrate(database, earlierFolder, versions);

/** Versions of the migrations that replaced the earlier chain, and so count as applied once the chain has been. */
export const baselineVersions = toKnownMigrations(earlierVersions, await knownMigrations(), earlierVersions)!;

/**
 * Applies the baseline migrations, but no later ones. If the earlier migrations, which the baseline replaced, have
 * been applied, only records the baseline as applied.
 */
export const migrateToBaseline = (database: Database): Promise<void> =>
  migrate(database, undefined, baselineVersions);
