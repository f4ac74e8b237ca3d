import { readDataDir, readSetting } from "../../../site/settings/environment.ts";
import { BackendError } from "../../platform/backend-error.ts";
import { openMigratedDatabase } from "../../data/database/open-migrated.ts";
import { dataFolderPaths } from "../../data/files/data-folder.ts";
import { createDeliveryStore, type DeliveryStore } from "../../jobs/outbox/delivery-store.ts";
import { createLocalRetention } from "../../jobs/retention/local-retention.ts";
import { createHostedSource } from "../submissions/hosted-source.ts";
import { openData } from "../api/open-data.ts";
import { createDatabaseSource, type SubmissionSource } from "../submissions/submission-source.ts";
import { createLeadDesk } from "./leads/create-lead-desk.ts";
import type { LeadDesk } from "./leads/lead-desk.ts";

export interface Desk {
  leads: LeadDesk;
  deliveries: DeliveryStore;
  source: Pick<SubmissionSource, "columns" | "resume" | "retention">;
  mailFolder: string;
  close(): Promise<void>;
}

/**
 * Opens the database at `DATABASE_URL`, which may be a hosted project's (its files then need `SUPABASE_URL` and
 * `SUPABASE_SECRET_KEY`), or the one in the data folder.
 * @throws BackendError if there is no database
 */
export function openDesk(env: NodeJS.ProcessEnv): Promise<Desk> {
  const [databaseUrl, url, secretKey] = [
    readSetting(env.DATABASE_URL),
    readSetting(env.SUPABASE_URL),
    readSetting(env.SUPABASE_SECRET_KEY),
  ];
  const mailFolder = dataFolderPaths(readDataDir(env)).mail;
  if (databaseUrl === undefined && url !== undefined)
    return Promise.reject(
      new BackendError(
        "The desk does not work through SUPABASE_URL. Set DATABASE_URL to the project's connection string.",
      ),
    );
  return openData(env, {
    connect: (databaseUrl) => openMigratedDatabase(databaseUrl, "private.release_flagged_submission"),
    fromDatabase: ({ database, isEmbedded, folder, files, backupDir }) => {
      const localSource = {
        retention: createLocalRetention(database, folder, files, backupDir),
        ...createDatabaseSource(database, files),
      };
      const resumeSource =
        !isEmbedded && url && secretKey ? createHostedSource(url, secretKey, mailFolder) : localSource;
      return {
        leads: createLeadDesk(database),
        deliveries: createDeliveryStore(database),
        source: {
          columns: localSource.columns,
          resume: (id) => resumeSource.resume(id),
          retention: resumeSource.retention,
        },
        mailFolder,
      };
    },
    fromServer: ({ leads, deliveries, rows, resume, retention }) => ({
      leads,
      deliveries,
      source: { columns: rows.columns, resume, retention },
      mailFolder,
    }),
  });
}
