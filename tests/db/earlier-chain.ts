import type { Database } from "../../server/data/database/database.ts";
import { earlierFolder } from "../../server/data/database/earlier-chain.ts";
import { knownMigrations, migrate } from "../../server/data/database/migrate.ts";

/** Versions of the migrations that the baseline replaced. */
export const earlierVersions = await knownMigrations(earlierFolder);

/** Those of the first release. */
export const firstRelease = earlierVersions.filter((version) => version.startsWith("2025"));

/** Those of the second release. */
export const secondRelease = earlierVersions.filter((version) => version <= "20261124090000");

/** Applies the migrations that the baseline replaced, or some of them, as versions with them did. */
export const migrateEarlier = (database: Database, versions = earlierVersions): Promise<void> =>
  migrate(database, earlierFolder, versions);
