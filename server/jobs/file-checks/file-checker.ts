import { oneLine } from "../../platform/backend-error.ts";
import { repeatWork } from "../../platform/repeat-work.ts";
import { checkFile, type FileCheckParts } from "./check-file.ts";

export interface FileCheckerOptions extends FileCheckParts {
  /** Takes one line without personal data; the console by default. */
  log?: (line: string) => void;
  /** How long a stop waits for the check under way, in milliseconds; 3 s by default. */
  graceMs?: number | undefined;
}

/**
 * Looks into the files of resumes after they have arrived, and writes down what it found; several servers share the work. Each looks into
 * one file at a time, and has no more than that file's bytes in memory. The database decides which is next.
 */
export interface FileChecker {
  /** Checks all that wait, and those that could not be checked when their next try is due. */
  checkWaiting(): Promise<void>;
  /** Checks what arrives until it is stopped. */
  start(): void;
  /** Begins no further check. The one under way is waited for, or ended when it takes too long, and then tried again later. */
  stop(): Promise<void>;
}

/** How often it looks for new files, in milliseconds. */
const INTERVAL_MS = 2_000;

/** Makes a checker; it looks for files by itself once it is started. */
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
        log(`The file of resume ${resume} was not checked, and is tried again later: ${oneLine(error)}`);
      }
    }
  }

  return {
    checkWaiting,
    start() {
      end ??= repeatWork(checkWaiting, INTERVAL_MS, "Files of resumes were not checked");
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
