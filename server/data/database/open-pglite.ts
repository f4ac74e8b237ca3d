import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { compiledFile } from "../../../site/settings/project-root.ts";
import { BackendError, oneLine, UnavailableError } from "../../platform/backend-error.ts";
import { setLocally, type Database, type Queryable } from "./database.ts";
import { requireSpace, requireSpaceSync } from "../files/free-space.ts";
import { createMutex } from "../../platform/mutex.ts";
import { startPgliteThread, type PgliteThread } from "./pglite-thread.ts";

const toQueryable = (thread: PgliteThread, limitMs?: number): Queryable => ({
  query: <T extends object>(sql: string, parameters?: unknown[]) =>
    thread.ask({ kind: "query", sql, parameters }, limitMs) as Promise<T[]>,
  async run(sql) {
    await thread.ask({ kind: "run", sql }, limitMs);
  },
});

/** Starts the thread of an existing database before it returns, so that the caller's work runs meanwhile. */
async function openFirstThread(folder: string): Promise<PgliteThread> {
  try {
    requireSpaceSync(dirname(folder));
  } catch (error) {
    throw new BackendError(
      `Cannot open the database in ${folder}: ${oneLine(error)}. Free some space, or set DATA_DIR to a folder elsewhere.`,
    );
  }
  const createOpenError = (reason: string) =>
    new BackendError(
      `Cannot open the database in ${folder}: ${reason}. Restore the folder from a backup, or move it elsewhere to start with an empty database.`,
    );
  const names = listNames(folder);
  // Otherwise PostgreSQL would treat the folder as empty and overwrite its files with a new database.
  if (names.length > 0 && !names.includes("PG_VERSION"))
    throw createOpenError("the folder contains files but no PG_VERSION");
  try {
    if (names.length === 0) await makeDatabase(folder);
    return await startPgliteThread(folder);
  } catch (error) {
    throw createOpenError(oneLine((error as Error).cause ?? error));
  }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Creates an empty database under a temporary name and renames it, so that a database folder is always complete.
 * Uses a child process, because a process never releases the memory that this takes.
 */
async function makeDatabase(folder: string): Promise<void> {
  const unfinishedFolder = `${folder}.new`;
  await rm(unfinishedFolder, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [
    compiledFile("server/data/database/make-pglite.ts"),
    unfinishedFolder,
  ]).catch(({ stderr }: { stderr: string }) => {
    throw new Error(/^.*Error: .*$/m.exec(stderr)?.[0] ?? "the database could not be created");
  });
  await rm(folder, { recursive: true, force: true });
  await rename(unfinishedFolder, folder);
}

/**
 * Runs PostgreSQL in a worker thread, with its data in `folder`, whose parent must exist. The caller must hold the
 * folder's lock. If the thread ends because of a timeout or PostgreSQL failure, a new one opens the same folder:
 * the running transaction fails, and queued ones continue.
 * @throws BackendError if the folder's content cannot be opened, or its disk is full
 */
export async function openPglite(folder: string): Promise<Database> {
  let thread = await openFirstThread(folder);
  let isClosed = false;
  const runExclusive = createMutex();

  const withThread = <T>(work: (thread: PgliteThread) => Promise<T>): Promise<T> =>
    runExclusive(async () => {
      if (isClosed) throw new UnavailableError("The database is closed");
      if (!thread.isAlive) {
        await thread.end();
        thread = await startPgliteThread(folder);
      }
      try {
        return await work(thread);
      } finally {
        // Reopen now instead of making the next visitor wait.
        if (!thread.isAlive) void withThread(() => Promise.resolve()).catch(() => undefined);
      }
    });

  return {
    query: (sql, parameters) => withThread((thread) => toQueryable(thread).query(sql, parameters)),
    run: (sql) => withThread((thread) => toQueryable(thread).run(sql)),
    async transaction(work, { statementMs, settings } = {}) {
      await requireSpace(folder);
      return withThread(async (thread) => {
        const transaction = toQueryable(thread, statementMs);
        // The thread runs requests in order, and after an error PostgreSQL refuses the rest of the transaction, so that
        // its first statement need not wait here for the responses to these.
        const start = [toQueryable(thread).run("begin")];
        if (settings) start.push(transaction.query(...setLocally(settings)).then(() => undefined));
        try {
          const [result] = await Promise.all([work(transaction), ...start]);
          // No time limit: a commit waits for the disk, regardless of how fast its statements were.
          await toQueryable(thread).run("commit");
          return result;
        } catch (error) {
          // A transaction that cannot be rolled back must not leak into the next one.
          if (thread.isAlive)
            await toQueryable(thread)
              .run("rollback")
              .catch(() => thread.end());
          throw error;
        }
      });
    },
    close: () =>
      runExclusive(async () => {
        isClosed = true;
        try {
          if (thread.isAlive) await thread.ask({ kind: "close" });
        } finally {
          await thread.end();
        }
      }),
  };
}
