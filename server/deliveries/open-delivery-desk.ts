import { existsSync } from "node:fs";
import { readDataDir, setting } from "../../site/model/environment.ts";
import { BackendError } from "../backend/backend-error.ts";
import type { Database } from "../backend/database/database.ts";
import { openDatabase } from "../backend/database/open-database.ts";
import { openMigrated } from "../backend/database/open-migrated.ts";
import { dataFolderPaths } from "../backend/files/data-folder.ts";
import { openOrAsk } from "../backend/files/open-or-ask.ts";
import { operatorChannelDesk } from "../submissions/operator-channel.ts";
import { deliveryDesk, type DeliveryDesk } from "./delivery-desk.ts";

/** A desk with what it has opened. */
export interface OpenDesk extends DeliveryDesk {
  close(): Promise<void>;
}

const ownDesk = (database: Database, afterwards: () => void = () => undefined): OpenDesk => ({
  ...deliveryDesk(database),
  close: () => database.close().finally(afterwards),
});

/**
 * Finds the deliveries: in the database of `DATABASE_URL`, which may be that of a hosted project, or in the data folder
 * (`DATA_DIR`, else `.data`), there through the running server if one holds it.
 * @throws BackendError in one line when none can be reached
 */
export async function openDeliveryDesk(env: NodeJS.ProcessEnv): Promise<OpenDesk> {
  const databaseUrl = setting(env.DATABASE_URL);
  if (databaseUrl !== undefined) return ownDesk(await openMigrated(databaseUrl));
  if (setting(env.SUPABASE_URL) !== undefined)
    throw new BackendError(
      "SUPABASE_URL is set, but the API shows no deliveries; set DATABASE_URL to the connection string of that project.",
    );
  const folder = dataFolderPaths(readDataDir(env));
  if (!existsSync(folder.database))
    throw new BackendError(`There is no database in ${folder.root}. npm start makes it.`);
  return openOrAsk<OpenDesk>(
    folder,
    async (lock) => {
      const database = await openDatabase(folder, undefined).catch((error: unknown) => {
        lock.release();
        throw error;
      });
      return ownDesk(database, () => lock.release());
    },
    async () => ({ ...(await operatorChannelDesk(folder)), close: () => Promise.resolve() }),
  );
}
