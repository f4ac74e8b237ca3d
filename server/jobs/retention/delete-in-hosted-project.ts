import type { DataFiles } from "../../../model/kinds/data-files.ts";
import type { Database } from "../../data/database/database.ts";
import { dataFolderPaths } from "../../data/files/data-folder.ts";
import { openHostedProject } from "../../data/hosted-client.ts";
import { processRemovalsRegularly } from "./process-removals-regularly.ts";
import { deleteExpiredRegularly, setRetentionPeriods } from "./retention-periods.ts";
import { callDatabase } from "./operator-call.ts";
import { createHostedResumeFiles } from "./resume-files.ts";
import { createRetention } from "./submission-retention.ts";

/**
 * Deletes a hosted project's expired submissions daily and its withdrawn ones within seconds, through its database
 * and Storage API. Does nothing unless `SUPABASE_URL` and `SUPABASE_SECRET_KEY` are set: without them, the database
 * belongs to an `npm start` server, which has the files and deletes them itself.
 */
export async function deleteInHostedProject(
  env: NodeJS.ProcessEnv,
  retention: DataFiles["retention"],
  dataDir: string,
  database: Database,
): Promise<{ notice: string; stop: () => Promise<void> }> {
  const project = openHostedProject(env);
  if (project === undefined) {
    const notice =
      "Retention: does not run here, because SUPABASE_URL and SUPABASE_SECRET_KEY are not both set.";
    return { notice, stop: () => Promise.resolve() };
  }
  await setRetentionPeriods(database, retention);
  const storageOptions = {
    files: createHostedResumeFiles(project.client, project.url),
    mailFolder: dataFolderPaths(dataDir).mail,
  };
  const stopDeleting = deleteExpiredRegularly(
    createRetention({ call: callDatabase(database), ...storageOptions }),
  );
  const stopRemovals = processRemovalsRegularly({ database, ...storageOptions });
  return {
    notice: "Retention: expired submissions are deleted daily.",
    stop: async () => {
      await stopDeleting();
      await stopRemovals();
    },
  };
}
