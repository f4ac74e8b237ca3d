import { existsSync } from "node:fs";
import { BackendError } from "../backend/backend-error.ts";
import { dataFolderPaths, type DataFolder } from "../backend/files/data-folder.ts";
import type { FolderLock } from "../backend/files/folder-lock.ts";
import { openOrAsk } from "../backend/files/open-or-ask.ts";
import { hostedSource } from "./hosted-source.ts";
import { openDatabase } from "../backend/database/open-database.ts";
import { openKeeper } from "../retention/open-keeper.ts";
import { operatorChannelSource } from "./operator-channel.ts";
import { databaseSource, noSuchResume, type SubmissionSource } from "./submission-source.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Finds the submissions: in the hosted project of `SUPABASE_URL` and `SUPABASE_SECRET_KEY`, in the server of `DATABASE_URL`,
 * or in the data folder (`DATA_DIR`, else `.data`), there through the running server if one holds it.
 * @throws BackendError in one line when none can be read
 */
export async function openSubmissionSource(environment: Environment): Promise<SubmissionSource> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey, DATABASE_URL: databaseUrl } = environment;
  const folder = dataFolderPaths(environment.DATA_DIR || ".data");
  if (url && secretKey) return hostedSource(url, secretKey, folder.mail);
  if (url)
    throw new BackendError("SUPABASE_URL is set; set SUPABASE_SECRET_KEY as well to read that project.");
  const { BACKUP_DIR: backupDir } = environment;
  if (databaseUrl) return openOwn(folder, backupDir || undefined, databaseUrl);
  if (!existsSync(folder.database)) return emptySource;
  return openOrAsk<SubmissionSource>(
    folder,
    (lock) => openOwn(folder, backupDir || undefined, undefined, lock),
    () => operatorChannelSource(folder),
  );
}

const emptySource: SubmissionSource = {
  columns: () => Promise.resolve([]),
  keeper: {
    find: () => Promise.resolve({ submissions: [], related: [], mentions: [] }),
    delete: () => Promise.reject(new BackendError("Nothing is stored.")),
    due: () => Promise.resolve([]),
    noteListed: () => Promise.resolve(),
    hold: () => Promise.resolve([]),
  },
  rows: () => Promise.resolve([]),
  resume: (id) => Promise.reject(noSuchResume(id)),
  close: () => Promise.resolve(),
};

async function openOwn(
  folder: DataFolder,
  backupDir: string | undefined,
  databaseUrl: string | undefined,
  lock?: FolderLock,
) {
  const database = await openDatabase(folder, databaseUrl).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  return {
    ...databaseSource(database, folder),
    keeper: openKeeper(database, folder, backupDir),
    async close() {
      await database.close();
      lock?.release();
    },
  };
}
