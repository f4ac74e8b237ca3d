import { Worker } from "node:worker_threads";
import { compiledFile } from "../../../site/settings/project-root.ts";
import { StatementError, type Row } from "./database.ts";
import type { WorkerResponse, WorkerRequest } from "./pglite-worker.ts";
import { UnavailableError } from "../../platform/backend-error.ts";

export type PgliteThread = Awaited<ReturnType<typeof startPgliteThread>>;

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
export async function startPgliteThread(folder: string) {
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
