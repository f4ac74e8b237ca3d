import { openBackup, type BackupOptions } from "../../jobs/backup/open-backup.ts";
import { createDeliveryStore } from "../../jobs/outbox/delivery-store.ts";
import { createLocalRetention } from "../../jobs/retention/local-retention.ts";
import { createLeadDesk } from "../desk/leads/create-lead-desk.ts";
import { createDatabaseSource } from "../submissions/submission-source.ts";

export type OperatorSource = ReturnType<typeof createOperatorSource>;

/**
 * Returns everything that operators do with the stored data.
 * @param backupDir folder of scheduled backups, if any
 */
export function createOperatorSource(data: BackupOptions, backupDir: string | undefined) {
  const { database, folder, files } = data;
  return {
    ...createDatabaseSource(database, files),
    retention: createLocalRetention(database, folder, files, backupDir),
    deliveries: createDeliveryStore(database),
    leads: createLeadDesk(database),
    backup: () => Promise.resolve(openBackup(data)),
  };
}
