import type { Queryable } from "../../data/database/database.ts";
import { oneLine } from "../../platform/backend-error.ts";
import { repeatWork } from "../../platform/timers.ts";
import { checkFile, type FileCheckOptions, readClamd } from "./check-file.ts";
import { createFileInspector } from "./inspect/file-inspector.ts";
import { openHostedProject } from "../../data/hosted-client.ts";

interface FileCheckerOptions extends FileCheckOptions {
  log?: (line: string) => void;
  graceMs?: number | undefined;
}

/**
 * Opens a checker with its own inspection process, and ClamAV if `CLAMD` is set.
 * @param read reads a resume from the file store
 * @throws EnvironmentError if `CLAMD` is malformed
 */
export const openFileChecker = (
  env: NodeJS.ProcessEnv,
  database: Queryable,
  read: FileCheckOptions["read"],
  inspector = createFileInspector(),
): FileChecker => makeFileChecker({ database, read, inspector, clamd: readClamd(env) });

export type FileChecker = ReturnType<typeof makeFileChecker>;

const INTERVAL_MS = 2_000;

/**
 * Checks uploaded resumes one at a time and stores the results. Several servers can share the queue, which the
 * database manages.
 */
export function makeFileChecker(options: FileCheckerOptions) {
  const { database, inspector, log = (line) => console.error(line), graceMs = 3_000 } = options;
  let end: (() => Promise<void>) | undefined;
  let isStopped = false;

  const claim = async () => {
    if (isStopped) return undefined;
    const [due] = await database.query<{ path: string; resume: string | null }>(
      "select path, resume from private.claim_file_checks(1)",
    );
    return due;
  };

  async function checkWaiting(): Promise<void> {
    for (let due = await claim(); due !== undefined; due = await claim()) {
      const { resume, path } = due;
      try {
        const found = await checkFile(options, path);
        if (found?.verdict === "refused") log(`Refused resume ${resume}. ${found.reason}`);
      } catch (error) {
        log(`Could not check resume ${resume}; the server will try again later: ${oneLine(error)}`);
      }
    }
  }

  return {
    checkWaiting,
    start(): void {
      end ??= repeatWork(checkWaiting, INTERVAL_MS, "Resume files were not checked");
    },
    /**
     * Stops claiming files and waits for the check in progress. After `graceMs`, terminates that check, which is
     * retried later.
     */
    async stop(): Promise<void> {
      isStopped = true;
      const grace = setTimeout(() => inspector.close(), graceMs);
      await end?.();
      clearTimeout(grace);
      inspector.close();
    },
  };
}

/**
 * Returns a checker that reads a hosted project's files through its Storage API. Returns undefined unless
 * `SUPABASE_URL` and `SUPABASE_SECRET_KEY` are set: the files then belong to an `npm start` server, which checks
 * them itself.
 * @throws EnvironmentError if `CLAMD` is malformed
 */
export function createHostedFileChecker(
  env: NodeJS.ProcessEnv,
  database: Queryable,
): FileChecker | undefined {
  const project = openHostedProject(env);
  if (project === undefined) return undefined;
  const store = project.client.storage.from("resumes");
  return openFileChecker(env, database, async (path) => {
    const { data, error } = await store.download(path);
    if (data) return Buffer.from(await data.arrayBuffer());
    if ("status" in error && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  });
}
