import { readDataDir } from "../../../site/settings/environment.ts";
import { openMigratedDatabase } from "../../data/database/open-migrated.ts";
import { openHostedProject } from "../../data/hosted-client.ts";
import { dataFolderPaths } from "../../data/files/data-folder.ts";
import { createDeliveryStore, type DeliveryStore } from "../../jobs/outbox/delivery-store.ts";
import { createLocalRetention } from "../../jobs/retention/local-retention.ts";
import { createHostedSource } from "../submissions/hosted-source.ts";
import { openData } from "../api/open-data.ts";
import { createDatabaseSource, type SubmissionSource } from "../submissions/submission-source.ts";
import { createLeadDesk, type LeadDesk } from "./leads/create-lead-desk.ts";

interface DeskData {
  leads: LeadDesk;
  deliveries: DeliveryStore;
  source: Pick<SubmissionSource, "columns" | "resume" | "retention">;
  mailFolder: string;
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/**
 * Opens the database at `DATABASE_URL`, which may be a hosted project's (its files then need `SUPABASE_URL` and
 * `SUPABASE_SECRET_KEY`), or the one in the data folder.
 * @throws BackendError if there is no database
 */
export function openDesk(env: NodeJS.ProcessEnv) {
  const mailFolder = dataFolderPaths(readDataDir(env)).mail;
  return openData<DeskData>(env, {
    unavailable: "The desk does not work",
    connect: (databaseUrl) => openMigratedDatabase(databaseUrl, "private.release_flagged_submission"),
    fromDatabase: ({ database, isEmbedded, folder, files, backupDir }) => {
      const { columns, resume } = createDatabaseSource(database, files);
      const retention = createLocalRetention(database, folder, files, backupDir);
      const project = isEmbedded ? undefined : openHostedProject(env);
      const hostedSource = project && createHostedSource(project, mailFolder);
      return {
        leads: createLeadDesk(database),
        deliveries: createDeliveryStore(database),
        source: { resume, retention, ...hostedSource, columns },
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
