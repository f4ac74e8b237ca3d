import { readDataDir } from "../../../site/settings/environment.ts";
import { openMigratedDatabase } from "../../data/database/open-migrated.ts";
import { openHostedProject } from "../../data/hosted-client.ts";
import { dataFolderPaths } from "../../data/files/data-folder.ts";
import { createHostedSource } from "../submissions/hosted-source.ts";
import { openData } from "../api/open-data.ts";

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/**
 * Opens the database at `DATABASE_URL`, which may be a hosted project's (its files then need `SUPABASE_URL` and
 * `SUPABASE_SECRET_KEY`), or the one in the data folder.
 * @throws BackendError if there is no database
 */
export async function openDesk(env: NodeJS.ProcessEnv) {
  const mailFolder = dataFolderPaths(readDataDir(env)).mail;
  const data = await openData(
    env,
    (databaseUrl) => openMigratedDatabase(databaseUrl, "private.release_flagged_submission"),
    "The desk does not work",
  );
  const project = openHostedProject(env);
  const { resume, retention } = project ? createHostedSource(project, mailFolder) : data;
  return { ...data, resume, retention, mailFolder };
}
