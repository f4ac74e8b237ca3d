import { readDataDir, readSetting } from "../../../site/settings/environment.ts";
import { BackendError } from "../../platform/backend-error.ts";
import { dataFolderPaths, hasDatabase } from "../../data/files/data-folder.ts";
import { openHostedProject } from "../../data/hosted-client.ts";
import { openFileStore } from "../../data/files/file-store.ts";
import { readS3Settings } from "../../data/files/s3-store.ts";
import { openDatabase } from "../../jobs/upgrade/open-database.ts";
import { createHostedSource } from "../submissions/hosted-source.ts";
import { openData } from "./open-data.ts";
import { noSuchResume, type SubmissionSource } from "../submissions/submission-source.ts";

/**
 * Opens the submissions in the hosted project at `SUPABASE_URL` (with `SUPABASE_SECRET_KEY`), the server at
 * `DATABASE_URL`, or the data folder.
 * @throws BackendError if they cannot be read
 */
export async function openSubmissionSource(
  env: NodeJS.ProcessEnv,
): Promise<SubmissionSource & { close(): Promise<void> }> {
  const project = openHostedProject(env);
  const folder = dataFolderPaths(readDataDir(env));
  const close = () => Promise.resolve();
  if (project !== undefined) return { ...createHostedSource(project, folder.mail), close };
  if (readSetting(env.SUPABASE_URL) !== undefined)
    throw new BackendError(
      "SUPABASE_URL is set, but SUPABASE_SECRET_KEY is not. Set both to read that project.",
    );
  const files = openFileStore(folder, readS3Settings(env));
  if (readSetting(env.DATABASE_URL) === undefined && !(await hasDatabase(folder)))
    return { ...emptySource, close };
  return openData(env, (databaseUrl) => openDatabase(folder, databaseUrl, files));
}

const emptySource: SubmissionSource = {
  rows: {
    columns: () => Promise.resolve([]),
    page: () => Promise.resolve([]),
  },
  retention: {
    find: () => Promise.resolve({ submissions: [], related: [], mentions: [], elsewhere: [] }),
    delete: () => Promise.reject(new BackendError("No submissions are stored yet.")),
    due: () => Promise.resolve([]),
    noteListed: () => Promise.resolve(),
    hold: () => Promise.resolve([]),
  },
  resume: (id) => Promise.reject(noSuchResume(id)),
};
