import { existsSync } from "node:fs";
import { readDataDir, setting } from "../../site/model/environment.ts";
import { BackendError } from "../backend/backend-error.ts";
import type { Database } from "../backend/database/database.ts";
import { openDatabase } from "../backend/database/open-database.ts";
import { openMigrated } from "../backend/database/open-migrated.ts";
import { dataFolderPaths, type DataFolder } from "../backend/files/data-folder.ts";
import { openOrAsk } from "../backend/files/open-or-ask.ts";
import { deliveryDesk, type DeliveryDesk } from "../deliveries/delivery-desk.ts";
import { openKeeper } from "../retention/open-keeper.ts";
import { hostedSource } from "../submissions/hosted-source.ts";
import {
  operatorChannelDesk,
  operatorChannelLeads,
  operatorChannelSource,
} from "../submissions/operator-channel.ts";
import { databaseSource, type SubmissionSource } from "../submissions/submission-source.ts";
import { databaseLeads } from "./leads/database-leads.ts";
import type { LeadDesk } from "./leads/lead-desk.ts";

/** All that the operator's desk works on. */
export interface Desk {
  leads: LeadDesk;
  deliveries: DeliveryDesk;
  source: Pick<SubmissionSource, "columns" | "resume" | "keeper">;
  /** The folder of mails that were written instead of sent. */
  mailFolder: string;
  close(): Promise<void>;
}

function deskOn(
  database: Database,
  folder: DataFolder,
  files: Pick<SubmissionSource, "resume" | "keeper"> | undefined,
  release: () => void = () => undefined,
): Desk {
  return {
    leads: databaseLeads(database),
    deliveries: deliveryDesk(database),
    source: { keeper: openKeeper(database, folder), ...databaseSource(database, folder), ...files },
    mailFolder: folder.mail,
    close: () => database.close().finally(release),
  };
}

/**
 * Finds the data: in the database of `DATABASE_URL`, which may be that of a hosted project (its files then are reached with
 * `SUPABASE_URL` and `SUPABASE_SECRET_KEY`), or in the data folder, there through the running server if one holds it.
 * @throws BackendError in one line when there is none
 */
export async function openDesk(env: NodeJS.ProcessEnv): Promise<Desk> {
  const [databaseUrl, url, secretKey] = [
    setting(env.DATABASE_URL),
    setting(env.SUPABASE_URL),
    setting(env.SUPABASE_SECRET_KEY),
  ];
  const folder = dataFolderPaths(readDataDir(env));
  if (databaseUrl !== undefined) {
    const hosted = url && secretKey ? hostedSource(url, secretKey, folder.mail) : undefined;
    return deskOn(
      await openMigrated(databaseUrl, "private.leads"),
      folder,
      hosted && { resume: (id) => hosted.resume(id), keeper: hosted.keeper },
    );
  }
  if (url !== undefined)
    throw new BackendError(
      "SUPABASE_URL is set, but the desk works on the database itself; set DATABASE_URL to the connection string of that project.",
    );
  if (!existsSync(folder.database))
    throw new BackendError(`There is no database in ${folder.root}. npm start makes it.`);
  return openOrAsk<Desk>(
    folder,
    async (lock) => {
      const database = await openDatabase(folder, undefined).catch((error: unknown) => {
        lock.release();
        throw error;
      });
      return deskOn(database, folder, undefined, () => lock.release());
    },
    async () => ({
      leads: await operatorChannelLeads(folder),
      deliveries: await operatorChannelDesk(folder),
      source: await operatorChannelSource(folder),
      mailFolder: folder.mail,
      close: () => Promise.resolve(),
    }),
  );
}
