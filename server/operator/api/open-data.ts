import { setTimeout as sleep } from "node:timers/promises";
import { readDataDir, readSetting } from "../../../site/settings/environment.ts";
import { BackendError } from "../../platform/backend-error.ts";
import type { Database } from "../../data/database/database.ts";
import { dataFolderPaths, hasDatabase, type DataFolder } from "../../data/files/data-folder.ts";
import { openFileStore, type FileStore } from "../../data/files/file-store.ts";
import { FolderInUseError, lockFolder } from "../../data/files/folder-lock.ts";
import { readS3Settings } from "../../data/files/s3-store.ts";
import { openDatabase } from "../../jobs/upgrade/open-database.ts";
import { createOperatorSource, type OperatorSource } from "./operator-api.ts";
import { connectRunningServer, NoResponseError } from "./running-server.ts";
import { openHostedProject } from "../../data/hosted-client.ts";
import { createHostedSource } from "../submissions/hosted-source.ts";
import { noSuchResume, type SubmissionSource } from "../submissions/submission-source.ts";

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

/** How long to wait for a server that has just started, in milliseconds. */
const timeoutMs = 8_000;

/**
 * Opens the data for a command: the database at `DATABASE_URL` with the data folder (`DATA_DIR`, default `.data`),
 * or the data folder alone, through the running server if one has locked it. Files are in the data folder or, with
 * `S3_*`, in an S3-compatible store.
 * @param unavailable the start of the error message if only `SUPABASE_URL` is set; by default, it is ignored
 * @throws BackendError if there is no data or it is unreachable
 */
export async function openData(
  env: NodeJS.ProcessEnv,
  connect: (databaseUrl: string) => Promise<Database>,
  unavailable?: string,
): Promise<OperatorSource & { close(): Promise<void> }> {
  const databaseUrl = readSetting(env.DATABASE_URL);
  if (unavailable !== undefined && databaseUrl === undefined && readSetting(env.SUPABASE_URL) !== undefined)
    throw new BackendError(
      `${unavailable} through SUPABASE_URL. Set DATABASE_URL to the project's connection string.`,
    );
  const folder = dataFolderPaths(readDataDir(env));
  const files = openFileStore(folder, readS3Settings(env));
  const backupDir = readSetting(env.BACKUP_DIR);
  if (databaseUrl !== undefined) {
    const database = await connect(databaseUrl);
    const source = createOperatorSource({ database, isEmbedded: false, folder, files }, backupDir);
    return { ...source, close: () => database.close() };
  }
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      const { database, close } = await openDirectly(folder, undefined, files);
      return { ...createOperatorSource({ database, isEmbedded: true, folder, files }, backupDir), close };
    } catch (inUseError) {
      if (!(inUseError instanceof FolderInUseError)) throw inUseError;
      const server = await connectRunningServer(folder).catch((error: unknown) => {
        if (error instanceof NoResponseError) throw error;
      });
      if (server) return { ...server, close: () => Promise.resolve() };
      if (performance.now() > deadline) throw inUseError;
      await sleep(200);
    }
  }
}

/**
 * Opens the PostgreSQL server at `databaseUrl`, or the embedded database, which it locks.
 * @throws BackendError if there is no embedded database; FolderInUseError if another process has locked it
 */
export async function openDirectly(
  folder: DataFolder,
  databaseUrl: string | undefined,
  files: FileStore,
): Promise<{ database: Database; close: () => Promise<void> }> {
  if (databaseUrl === undefined && !(await hasDatabase(folder)))
    throw new BackendError(`There is no database in ${folder.root}. npm start creates it.`);
  const lock = databaseUrl === undefined ? lockFolder(folder.root) : undefined;
  try {
    const database = await openDatabase(folder, databaseUrl, files);
    return { database, close: () => database.close().finally(() => lock?.release()) };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

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
