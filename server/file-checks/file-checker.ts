import { oneLine } from "../backend/backend-error.ts";
import { oneAtATime } from "../backend/database/one-at-a-time.ts";
import { repeatWork } from "../backend/repeat-work.ts";
import { checkFile, knownCheck, type FileCheck, type FileCheckParts } from "./check-file.ts";

export interface FileCheckerOptions extends FileCheckParts {
  /** Takes one line without personal data; the console by default. */
  log?: (line: string) => void;
  /** How long a stop waits for the check under way, in milliseconds; 3 s by default. */
  graceMs?: number | undefined;
}

/**
 * Looks into the files of resumes after they have arrived, and writes down what it found; several servers share the work. Each looks into
 * one file at a time, and has no more than that file's bytes in memory.
 */
export interface FileChecker {
  /** Checks all that wait, and those that could not be checked when their next try is due. */
  checkWaiting(): Promise<void>;
  /** What is known of a file, which is checked now if it still waits; undefined while that is not possible. */
  checkOf: (path: string) => Promise<FileCheck | undefined>;
  /** Checks what arrives until it is stopped. */
  start(): void;
  /** Begins no further check. The one under way is waited for, or ended when it takes too long, and then tried again later. */
  stop(): Promise<void>;
}

/** A check that waits for its turn or is under way, for all who ask for that file meanwhile. */
interface AskedCheck {
  /** Whether the file is leased to this checker. */
  isClaimed: boolean;
  /** Undefined also when the checker was stopped before its turn came. */
  result: Promise<FileCheck | undefined>;
}

/** How often it looks for new files, in milliseconds. */
const TURN_MS = 2_000;

/** Makes a checker; it looks for files by itself once it is started. */
export function makeFileChecker(options: FileCheckerOptions): FileChecker {
  const { database, inspector, log = (line) => console.error(line), graceMs = 3_000 } = options;
  const inTurn = oneAtATime();
  const asked = new Map<string, AskedCheck>();
  let endTurns: (() => Promise<void>) | undefined;
  let isStopped = false;

  function ask(path: string): AskedCheck {
    const sameFile = asked.get(path);
    if (sameFile) return sameFile;
    const check: AskedCheck = {
      isClaimed: false,
      result: inTurn(async () =>
        isStopped ? undefined : await checkFile(options, path, check.isClaimed),
      ).finally(() => asked.delete(path)),
    };
    asked.set(path, check);
    return check;
  }

  /** Leases the next file that is due, and asks for its check. This takes a turn too, so that no check of that file begins before it knows of the lease. */
  const claimNext = () =>
    inTurn(async () => {
      if (isStopped) return undefined;
      const [due] = await database.query<{ path: string; resume: string | null }>(
        "select path, resume from private.claim_file_checks(1)",
      );
      if (due === undefined) return undefined;
      const check = ask(due.path);
      check.isClaimed = true;
      return { resume: due.resume, check };
    });

  async function checkWaiting(): Promise<void> {
    for (let due = await claimNext(); due !== undefined; due = await claimNext()) {
      const { resume, check } = due;
      try {
        const found = await check.result;
        if (found?.verdict === "refused") log(`The file of resume ${resume} is refused: ${found.reason}`);
      } catch (error) {
        log(`The file of resume ${resume} was not checked, and is tried again later: ${oneLine(error)}`);
      }
    }
  }

  return {
    checkWaiting,
    async checkOf(path) {
      return (await knownCheck(database, path)) ?? (await ask(path).result.catch(() => undefined));
    },
    start() {
      endTurns ??= repeatWork(checkWaiting, TURN_MS, "Files of resumes were not checked");
    },
    async stop() {
      isStopped = true;
      const grace = setTimeout(() => inspector.close(), graceMs);
      await endTurns?.();
      // A check that `checkOf` has asked for may be under way.
      await inTurn(() => Promise.resolve());
      clearTimeout(grace);
      inspector.close();
    },
  };
}
