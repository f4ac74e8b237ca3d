import { fileURLToPath } from "node:url";
import type { Database } from "../../server/data/database/database.ts";
import { knownMigrations, migrate } from "../../server/data/database/migrate.ts";

const folder = fileURLToPath(new URL("earlier-chain/", import.meta.url));

/** Versions of the migrations that the baseline replaced. */
export const earlierVersions = await knownMigrations(folder);

/** Those of the first release. */
export const firstRelease = earlierVersions.filter((version) => version.startsWith("2025"));

/** Applies the migrations that the baseline replaced, or some of them, as versions with them did. */
export const migrateEarlier = (database: Database, versions = earlierVersions): Promise<void> =>
  migrate(database, folder, versions);

/** Brings a database of an earlier release up to date: with the last version of the earlier chain, then with this one. */
export async function upgrade(database: Database): Promise<void> {
  await migrateEarlier(database);
  await migrate(database);
}
