import { oneLine } from "../../platform/backend-error.ts";
import { repeatWork } from "../../platform/repeat-work.ts";
import { checkFile, type FileCheckParts } from "./check-file.ts";

interface FileCheckerOptions extends FileCheckParts {
  /** Receives log lines without personal data; defaults to the console. */
  log?: (line: string) => void;
  /** How long `stop` waits for the running check, in milliseconds; default 3 s. */
  graceMs?: number | undefined;
}

/**
 * Checks uploaded resumes and stores the results; several servers share the work. Each checks one file at a
 * time, and has only that file in memory. The database decides which is next.
 */
export interface FileChecker {
  checkWaiting(): Promise<void>;
  start(): void;
  /**
   * Starts no further check; waits for the running one, or terminates it when it takes too long and leaves it
   * for a retry.
   */
  stop(): Promise<void>;
}

const INTERVAL_MS = 2_000;

/** Creates a checker; call `start` to poll for files. */
export function makeFileChecker(options: FileCheckerOptions): FileChecker {
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
        if (found?.verdict === "refused") log(`The file of resume ${resume} is refused: ${found.reason}`);
      } catch (error) {
        log(
          `The file of resume ${resume} was not checked, and will be checked again later: ${oneLine(error)}`,
        );
      }
    }
  }

  return {
    checkWaiting,
    start() {
      end ??= repeatWork(checkWaiting, INTERVAL_MS, "Resume files were not checked");
    },
    async stop() {
      isStopped = true;
      const grace = setTimeout(() => inspector.close(), graceMs);
      await end?.();
      clearTimeout(grace);
      inspector.close();
    },
  };
}
