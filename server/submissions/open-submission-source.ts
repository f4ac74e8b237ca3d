import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { BackendError } from "../backend/backend-error.ts";
import { dataFolderPaths, type DataFolder } from "../backend/files/data-folder.ts";
import { FolderInUseError, lockFolder, type FolderLock } from "../backend/files/folder-lock.ts";
import { hostedSource } from "./hosted-source.ts";
import { openDatabase } from "../backend/database/open-database.ts";
import { operatorChannelSource } from "./operator-channel.ts";
import { databaseSource, noSuchResume, type SubmissionSource } from "./submission-source.ts";

/** How long a server that has just been started may take until it answers, in milliseconds. */
const patience = 15_000;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Finds the submissions: in the hosted project of `SUPABASE_URL` and `SUPABASE_SECRET_KEY`, in the server of `DATABASE_URL`,
 * or in the data folder (`DATA_DIR`, else `.data`), there through the running server if one holds it.
 * @throws BackendError in one line when none can be read
 */
export async function openSubmissionSource(environment: Environment): Promise<SubmissionSource> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey, DATABASE_URL: databaseUrl } = environment;
  if (url && secretKey) return hostedSource(url, secretKey);
  if (url)
    throw new BackendError("SUPABASE_URL is set; set SUPABASE_SECRET_KEY as well to read that project.");
  const folder = dataFolderPaths(environment.DATA_DIR || ".data");
  if (databaseUrl) return openOwn(folder, databaseUrl);
  if (!existsSync(folder.database)) return emptySource;
  return openEmbedded(folder, performance.now() + patience);
}

const emptySource: SubmissionSource = {
  columns: () => Promise.resolve([]),
  rows: () => Promise.resolve([]),
  resume: (id) => Promise.reject(noSuchResume(id)),
  close: () => Promise.resolve(),
};

async function openOwn(folder: DataFolder, databaseUrl: string | undefined, lock?: FolderLock) {
  const database = await openDatabase(folder, databaseUrl).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  return {
    ...databaseSource(database, folder),
    async close() {
      await database.close();
      lock?.release();
    },
  };
}

async function openEmbedded(folder: DataFolder, deadline: number): Promise<SubmissionSource> {
  for (;;) {
    try {
      const lock = lockFolder(folder.root);
      return await openOwn(folder, undefined, lock);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      const source = await operatorChannelSource(folder).catch(() => undefined);
      if (source) return source;
      if (performance.now() > deadline) throw error;
      await sleep(200);
    }
  }
}
