import { setTimeout as sleep } from "node:timers/promises";
import { readDataDir, setting } from "../../../site/settings/environment.ts";
import { BackendError } from "../../platform/backend-error.ts";
import type { Database } from "../../data/database/database.ts";
import { openDatabase } from "../../data/database/open-database.ts";
import { dataFolderPaths, hasDatabase, type DataFolder } from "../../data/files/data-folder.ts";
import { openFileStore, type FileStore } from "../../data/files/file-store.ts";
import { FolderInUseError, lockFolder } from "../../data/files/folder-lock.ts";
import { readS3Settings } from "../../data/files/s3-settings.ts";
import type { OperatorSource } from "./operator-functions.ts";
import { connectRunningServer, NoAnswerError } from "./running-server.ts";

/** How long a server that has just been started may take until it answers, in milliseconds. */
const patience = 8_000;

/** Data that this process has open. */
export interface OwnData {
  database: Database;
  /** Whether the database is the embedded one. */
  isEmbedded: boolean;
  folder: DataFolder;
  files: FileStore;
  /** Where backups are made regularly, if they are. */
  backupDir: string | undefined;
}

/** How a command works on data, wherever they are. */
export interface WaysToWork<Work> {
  /** Opens the database of `DATABASE_URL`. */
  connect: (databaseUrl: string) => Promise<Database>;
  own: (data: OwnData) => Work;
  through: (server: OperatorSource) => Work;
  /** Where nothing was ever stored; without it, that is refused. */
  none?: Work;
}

type Closable<Work> = Work & { close(): Promise<void> };

/**
 * Opens what a command works on: the database of `DATABASE_URL` with the data folder (`DATA_DIR`, else `.data`), or all of that
 * folder, through the running server if one holds it. Files are in that folder or, with `S3_*`, in an S3-compatible store.
 * @throws BackendError in one line when there is nothing, or it cannot be reached
 */
export async function openData<Work extends object>(
  env: NodeJS.ProcessEnv,
  { connect, own, through, none }: WaysToWork<Work>,
): Promise<Closable<Work>> {
  const folder = dataFolderPaths(readDataDir(env));
  const files = openFileStore(folder, readS3Settings(env));
  const backupDir = setting(env.BACKUP_DIR);
  const databaseUrl = setting(env.DATABASE_URL);
  if (databaseUrl !== undefined) {
    const database = await connect(databaseUrl);
    const work = own({ database, isEmbedded: false, folder, files, backupDir });
    return { ...work, close: () => database.close() };
  }
  if (!(await hasDatabase(folder))) {
    if (none) return { ...none, close: () => Promise.resolve() };
    throw new BackendError(`There is no database in ${folder.root}. npm start makes it.`);
  }
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      const { database, close } = await openAlone(folder);
      return { ...own({ database, isEmbedded: true, folder, files, backupDir }), close };
    } catch (inUse) {
      if (!(inUse instanceof FolderInUseError)) throw inUse;
      const server = await connectRunningServer(folder).catch((error: unknown) => {
        if (error instanceof NoAnswerError) throw error;
      });
      if (server) return { ...through(server), close: () => Promise.resolve() };
      if (performance.now() > deadline) throw inUse;
      await sleep(200);
    }
  }
}

async function openAlone(folder: DataFolder): Promise<{ database: Database; close: () => Promise<void> }> {
  const lock = lockFolder(folder.root);
  try {
    const database = await openDatabase(folder, undefined);
    return { database, close: () => database.close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}
