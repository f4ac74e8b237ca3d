import { Worker } from "node:worker_threads";
import { StatementError, type Row } from "./database.ts";
import type { WorkerResponse, WorkerRequest } from "./pglite-worker.js";
import { UnavailableError } from "../../platform/unavailable-error.ts";

export interface PgliteThread {
  readonly isAlive: boolean;
  /**
   * Sends a request. Wait for its response before sending the next.
   * @param limitMs response timeout in milliseconds, after which the thread is terminated
   * @throws StatementError if PostgreSQL reports an error, UnavailableError if the thread ends
   */
  ask(request: WorkerRequest, limitMs?: number): Promise<Row[]>;
  end(): Promise<void>;
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
export async function startPgliteThread(folder: string): Promise<PgliteThread> {
  const worker = new Worker(new URL("./pglite-worker.js", import.meta.url), {
    workerData: folder,
    execArgv: [],
  });
  let settle: { resolve: (rows: Row[]) => void; reject: (error: Error) => void } | undefined;
  let ending: UnavailableError | undefined;

  const endWith = (reason: UnavailableError) => {
    ending ??= reason;
    settle?.reject(ending);
    settle = undefined;
  };
  const waitForResponse = () => new Promise<Row[]>((resolve, reject) => (settle = { resolve, reject }));
  const hasStopped = (cause?: unknown) =>
    endWith(new UnavailableError("The database has stopped", { cause }));
  worker.on("message", (response: WorkerResponse) => {
    if ("stopped" in response) return hasStopped(response.stopped || undefined);
    if ("rows" in response) settle?.resolve(response.rows);
    else {
      const refusal = new StatementError(response.refusal);
      if (isSystemFault(refusal)) return hasStopped(refusal);
      settle?.reject(refusal);
    }
    settle = undefined;
  });
  worker.on("error", hasStopped);
  worker.on("exit", () => hasStopped());

  await waitForResponse().catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  return {
    get isAlive() {
      return ending === undefined;
    },
    async ask(request, limitMs) {
      if (ending) throw ending;
      const response = waitForResponse();
      const mine = settle;
      worker.postMessage(request);
      if (limitMs === undefined) return response;
      const giveUp = () => {
        if (settle === mine)
          endWith(new UnavailableError(`A statement took longer than ${limitMs / 1000} s`));
      };
      // `setImmediate` accepts a response that arrived while this thread was busy, because Node delivers messages
      // before immediates run.
      const timer = setTimeout(() => setImmediate(giveUp), limitMs);
      return response.finally(() => clearTimeout(timer));
    },
    async end() {
      endWith(new UnavailableError("The database is closed"));
      await worker.terminate();
    },
  };
}
