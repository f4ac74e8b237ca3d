import { Worker } from "node:worker_threads";
import { StatementError, type Row } from "./database.ts";
import type { WorkerAnswer, WorkerRequest } from "./pglite-worker.js";
import { UnavailableError } from "../../platform/unavailable-error.ts";

/** A database in a thread of its own, which can be ended whatever it is doing. */
export interface PgliteThread {
  /** False once the thread has ended; then every request is refused. */
  readonly isAlive: boolean;
  /**
   * Sends a request; the next one must wait for the answer.
   * @param limitMs ends the thread when the answer takes longer
   * @throws StatementError when PostgreSQL refuses, UnavailableError when the thread has ended or is ended
   */
  ask(request: WorkerRequest, limitMs?: number): Promise<Row[]>;
  end(): Promise<void>;
}

/**
 * Whether the machine lacked something (class 53, such as room on the disk) or failed (58). The embedded PostgreSQL, which is one
 * process for good, may go on failing after that; another thread starts from what is on the disk.
 */
const isFaultOfMachine = ({ code }: StatementError): boolean => /^5[38]/.test(code);

/**
 * Starts the thread and opens the database in `folder`. Ending the thread is to the files what a kill of the process is:
 * PostgreSQL recovers from its log, and what was committed is there.
 * @throws UnavailableError, with the cause, when the database cannot be opened
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
  const nextAnswer = () => new Promise<Row[]>((resolve, reject) => (settle = { resolve, reject }));
  const hasStopped = (cause?: unknown) =>
    endWith(new UnavailableError("The database has stopped", { cause }));
  worker.on("message", (answer: WorkerAnswer) => {
    if ("stopped" in answer) return hasStopped(answer.stopped || undefined);
    if ("rows" in answer) settle?.resolve(answer.rows);
    else {
      const refusal = new StatementError(answer.refusal);
      if (isFaultOfMachine(refusal)) return hasStopped(refusal);
      settle?.reject(refusal);
    }
    settle = undefined;
  });
  worker.on("error", hasStopped);
  worker.on("exit", () => hasStopped());

  await nextAnswer().catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  return {
    get isAlive() {
      return ending === undefined;
    },
    async ask(request, limitMs) {
      if (ending) throw ending;
      const answer = nextAnswer();
      const mine = settle;
      worker.postMessage(request);
      if (limitMs === undefined) return answer;
      const giveUp = () => {
        if (settle === mine)
          endWith(new UnavailableError(`A statement took longer than ${limitMs / 1000} s`));
      };
      // An answer that waits while this thread is busy has come in time: messages are taken before immediates.
      const timer = setTimeout(() => setImmediate(giveUp), limitMs);
      return answer.finally(() => clearTimeout(timer));
    },
    async end() {
      endWith(new UnavailableError("The database is closed"));
      await worker.terminate();
    },
  };
}
