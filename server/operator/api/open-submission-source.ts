import { readDataDir, readSetting } from "../../../site/settings/environment.ts";
import { BackendError } from "../../platform/backend-error.ts";
import { dataFolderPaths } from "../../data/files/data-folder.ts";
import { openHostedProject } from "../../data/hosted-client.ts";
import { openFileStore } from "../../data/files/file-store.ts";
import { readS3Settings } from "../../data/files/s3-settings.ts";
import { openDatabase } from "../../jobs/upgrade/open-database.ts";
import { createLocalRetention } from "../../jobs/retention/local-retention.ts";
import { createHostedSource } from "../submissions/hosted-source.ts";
import { openData } from "./open-data.ts";
import {
  createDatabaseSource,
  noSuchResume,
  type SubmissionSource,
} from "../submissions/submission-source.ts";

/**
 * Opens the submissions in the hosted project at `SUPABASE_URL` (with `SUPABASE_SECRET_KEY`), the server at
 * `DATABASE_URL`, or the data folder.
 * @throws BackendError if they cannot be read
 */
export function openSubmissionSource(
  env: NodeJS.ProcessEnv,
): Promise<SubmissionSource & { close(): Promise<void> }> {
  const project = openHostedProject(env);
  const folder = dataFolderPaths(readDataDir(env));
  if (project !== undefined)
    return Promise.resolve({
      ...createHostedSource(project, folder.mail),
      close: () => Promise.resolve(),
    });
  if (readSetting(env.SUPABASE_URL) !== undefined)
    return Promise.reject(
      new BackendError("SUPABASE_URL is set, but SUPABASE_SECRET_KEY is not. Set both to read that project."),
    );
  return openData<SubmissionSource>(env, {
    connect: (databaseUrl) => openDatabase(folder, databaseUrl, openFileStore(folder, readS3Settings(env))),
    fromDatabase: ({ database, folder, files, backupDir }) => ({
      ...createDatabaseSource(database, files),
      retention: createLocalRetention(database, folder, files, backupDir),
    }),
    fromServer: ({ rows, resume, retention }) => ({ ...rows, resume, retention }),
    ifEmpty: emptySource,
  });
}

const emptySource: SubmissionSource = {
  columns: () => Promise.resolve([]),
  retention: {
    find: () => Promise.resolve({ submissions: [], related: [], mentions: [] }),
    delete: () => Promise.reject(new BackendError("No submissions are stored yet.")),
    due: () => Promise.resolve([]),
    noteListed: () => Promise.resolve(),
    hold: () => Promise.resolve([]),
  },
  page: () => Promise.resolve([]),
  resume: (id) => Promise.reject(noSuchResume(id)),
};
