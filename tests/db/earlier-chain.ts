import type { Database } from "../../server/data/database/database.ts";
import { earlierFolder } from "../../server/data/database/earlier-chain.ts";
import { knownMigrations, migrate } from "../../server/data/database/migrate.ts";

export const earlierVersions = await knownMigrations(earlierFolder);

export const firstRelease = earlierVersions.filter((version) => version.startsWith("2025"));

export const secondRelease = earlierVersions.filter((version) => version <= "20261124090000");

export const migrateEarlier = (database: Database, versions = earlierVersions): Promise<void> =>
  migrate(database, earlierFolder, versions);
