import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { compiledFile } from "../../../site/settings/project-root.ts";
import { BackendError, oneLine, UnavailableError } from "../../platform/backend-error.ts";
import { type Database, type Insert, type Queryable, StatementError, type Row } from "./database.ts";
import { requireSpace, requireSpaceSync } from "../files/free-space.ts";
import { createMutex } from "../../platform/mutex.ts";
import { Worker } from "node:worker_threads";
import type { WorkerResponse, WorkerRequest } from "./pglite-worker.ts";

type PgliteThread = Awaited<ReturnType<typeof startPgliteThread>>;

const toQueryable = (thread: PgliteThread, limitMs?: number): Queryable => ({
  query: <T extends object>(sql: string, parameters?: unknown[]) =>
    thread.ask({ kind: "query", sql, parameters }, limitMs) as Promise<T[]>,
  async run(sql) {
    await thread.ask({ kind: "run", sql }, limitMs);
  },
});

/** Returns a statement that makes these settings for the current transaction, and its parameters. */
const setLocally = (settings: Readonly<Record<string, string>>): [sql: string, parameters: string[]] => [
  `select ${Object.keys(settings)
    .map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`)
    .join()}`,
  Object.entries(settings).flat(),
];

/** Maximum number of inserts that share a transaction. */
const maxGroup = 8;

interface WaitingInsert extends Insert {
  resolve: () => void;
  reject: (error: unknown) => void;
}

async function insertTogether(thread: PgliteThread, group: Insert[]): Promise<void> {
  const statements = group.flatMap(({ toSql, values, settings }): [string, string[]][] => [
    setLocally(settings),
    [toSql(...values.map((_, index) => `$${index + 1}`)), values],
  ]);
  await Promise.all([
    thread.ask({ kind: "pipeline", statements }, group[0]?.statementMs),
    // No time limit: a commit waits for the disk, regardless of how fast its statements were.
    thread.ask({ kind: "sync" }),
  ]);
}

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

  const waitingInserts: WaitingInsert[] = [];
  const insertAlone = ({ resolve, reject, ...insert }: WaitingInsert) =>
    withThread((thread) => insertTogether(thread, [insert])).then(resolve, reject);
  /** Runs the inserts that have come while the thread worked. If one fails, each runs again, in its own transaction. */
  async function insertWaiting(): Promise<void> {
    let group: WaitingInsert[] = [];
    try {
      await withThread(async (thread) => {
        group = waitingInserts.splice(0, maxGroup);
        if (group.length > 0) await insertTogether(thread, group);
      });
      for (const { resolve } of group) resolve();
    } catch (error) {
      if (group.length > 1) for (const insert of group) void insertAlone(insert);
      // Without a group, no thread could be started.
      else for (const { reject } of group.length === 1 ? group : waitingInserts.splice(0, 1)) reject(error);
    }
  }

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
    async insert(insert) {
      await requireSpace(folder);
      return new Promise((resolve, reject) => {
        waitingInserts.push({ ...insert, resolve, reject });
        void insertWaiting();
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

/**
 * Whether PostgreSQL ran out of resources (class 53, such as disk space) or hit a system error (58). The embedded
 * PostgreSQL is a single process and may keep failing afterward; a new thread recovers from the files on disk.
 */
const isSystemFault = ({ code }: StatementError): boolean => /^5[38]/.test(code);

/**
 * Starts the thread and opens the database in `folder`. Terminating the thread is like killing the process:
 * PostgreSQL recovers all commits from its WAL.
 * @throws UnavailableError, with the cause, if the database cannot be opened
 */
async function startPgliteThread(folder: string) {
  const worker = new Worker(compiledFile("server/data/database/pglite-worker.ts"), {
    workerData: folder,
    execArgv: [],
  });
  /** The responses that the thread owes, in the order of the requests. */
  const pendingResponses: { resolve: (rows: Row[]) => void; reject: (error: Error) => void }[] = [];
  let endReason: UnavailableError | undefined;

  const endWith = (reason: UnavailableError) => {
    endReason ??= reason;
    for (const { reject } of pendingResponses.splice(0)) reject(endReason);
  };
  const waitForResponse = () =>
    new Promise<Row[]>((resolve, reject) => void pendingResponses.push({ resolve, reject }));
  const handleStop = (cause?: unknown) =>
    endWith(new UnavailableError("The database has stopped", { cause }));
  worker.on("message", (response: WorkerResponse) => {
    if ("stopped" in response) return handleStop(response.stopped || undefined);
    if ("rows" in response) return pendingResponses.shift()?.resolve(response.rows);
    const refusal = new StatementError(response.refusal);
    if (isSystemFault(refusal)) return handleStop(refusal);
    return pendingResponses.shift()?.reject(refusal);
  });
  worker.on("error", handleStop);
  worker.on("exit", () => handleStop());

  await waitForResponse().catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  return {
    get isAlive(): boolean {
      return endReason === undefined;
    },
    /**
     * Sends a request, which runs after the ones before it.
     * @param limitMs response timeout in milliseconds, after which the thread is terminated
     * @throws StatementError if PostgreSQL reports an error, UnavailableError if the thread ends
     */
    async ask(request: WorkerRequest, limitMs?: number): Promise<Row[]> {
      if (endReason) throw endReason;
      const response = waitForResponse();
      const ownResponse = pendingResponses.at(-1);
      worker.postMessage(request);
      if (limitMs === undefined) return response;
      const giveUp = () => {
        if (ownResponse && pendingResponses.includes(ownResponse))
          endWith(new UnavailableError(`A statement took longer than ${limitMs / 1000} s`));
      };
      // `setImmediate` accepts a response that arrived while this thread was busy, because Node delivers messages
      // before immediates run.
      const timer = setTimeout(() => setImmediate(giveUp), limitMs);
      return response.finally(() => clearTimeout(timer));
    },
    async end(): Promise<void> {
      endWith(new UnavailableError("The database is closed"));
      await worker.terminate();
    },
  };
}
