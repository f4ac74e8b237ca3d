import { oneLine } from "../backend/backend-error.ts";
import type { Queryable } from "../backend/database/database.ts";
import { repeatWork } from "../backend/repeat-work.ts";
import { scanWithClamd, type ClamdAddress } from "./clamd.ts";
import type { FileInspector } from "./inspect/file-inspector.ts";
import { refuse, type Verdict } from "./verdict.ts";

/** What is known of a file; `is_scanned` says whether a virus scanner had looked as well. */
export interface FileCheck {
  verdict: Verdict["verdict"];
  reason: string | null;
  is_scanned: boolean;
}

export interface FileCheckerOptions {
  database: Queryable;
  /** The bytes of a resume in the store; undefined when it is not there. */
  read: (path: string) => Promise<Buffer | undefined>;
  inspector: FileInspector;
  /** Absent, no virus scanner looks. */
  clamd?: ClamdAddress | undefined;
  /** Takes one line without personal data; the console by default. */
  log?: (line: string) => void;
}

/** Looks into the files of resumes after they have arrived, and writes down what it found; several share the work. */
export interface FileChecker {
  /** Checks all that wait, and those that could not be checked when their next try is due. */
  checkWaiting(): Promise<void>;
  /** What is known of a file, which is checked now if it still waits; undefined while that is not possible. */
  checkOf: (path: string) => Promise<FileCheck | undefined>;
  /** Checks what arrives until it is stopped. */
  start(): void;
  stop(): Promise<void>;
}

/** What one check has found. */
interface Looked {
  found: Verdict;
  isScanned: boolean;
}

/** How often it looks for new files, in milliseconds. */
const TURN_MS = 2_000;
/** How many files one turn leases at once. */
const AT_ONCE = 5;

const known =
  "select verdict, reason, is_scanned from private.file_checks where path = $1 and verdict is not null";
/** What `reason` says while a check is under way, once for each that has begun: it stays there when the server ends meanwhile. */
const BEGUN = "A check has begun. ";
/** How many checks of a file may end the server before it is refused unseen. */
const FATAL = 2;
/** Notes that a check begins, and leases the file where a claim has not; nobody is told how often while another one has the lease. */
const begin = `update private.file_checks set next_try = now() + interval '2 minutes', reason = concat(reason, $2::text)
  where path = $1 and verdict is null and ($3::boolean or next_try <= now())
  returning char_length(reason) / char_length($2::text) as times`;
const settle = `update private.file_checks set verdict = $2, reason = $3, is_scanned = $4, checked_at = now()
  where path = $1 and verdict is null returning verdict, reason, is_scanned`;
/** A scanner that is away is asked again after a minute, later ever more rarely. */
const postpone = `update private.file_checks set reason = null,
  next_try = now() + make_interval(mins => greatest(1, least(attempts, 60)))
  where path = $1 and verdict is null`;

export function makeFileChecker(options: FileCheckerOptions): FileChecker {
  const { database, read, inspector, clamd, log = (line) => console.error(line) } = options;
  let stop: (() => Promise<void>) | undefined;

  async function look(path: string): Promise<Looked> {
    const bytes = await read(path);
    if (bytes === undefined) return { found: refuse("It is not in the store."), isScanned: false };
    const found = await inspector.inspect(path, bytes);
    if (found.verdict === "refused" || clamd === undefined) return { found, isScanned: false };
    const virus = await scanWithClamd(clamd, bytes);
    return { found: virus === undefined ? found : refuse(`ClamAV found ${virus}.`), isScanned: true };
  }

  async function check(path: string, isClaimed: boolean): Promise<FileCheck | undefined> {
    const [begun] = await database.query<{ times: number }>(begin, [path, BEGUN, isClaimed]);
    try {
      if (begun === undefined || begun.times <= FATAL) return await note(path, await look(path));
      return await note(path, { found: refuse("The server ended while it was checked."), isScanned: false });
    } catch (error) {
      if (begun !== undefined) await database.query(postpone, [path]);
      throw error;
    }
  }

  async function note(path: string, { found, isScanned }: Looked): Promise<FileCheck | undefined> {
    const reason = found.verdict === "refused" ? found.reason.slice(0, 300) : null;
    const given = [path, found.verdict, reason, isScanned];
    const [settled] = await database.query<FileCheck>(settle, given);
    // Another worker may have been faster.
    return settled ?? (await database.query<FileCheck>(known, [path]))[0];
  }

  async function checkWaiting(): Promise<void> {
    for (;;) {
      const due = await database.query<{ path: string; resume: string | null }>(
        "select path, resume from private.claim_file_checks($1)",
        [AT_ONCE],
      );
      for (const { path, resume } of due) {
        try {
          const result = await check(path, true);
          if (result?.verdict === "refused") log(`The file of resume ${resume} is refused: ${result.reason}`);
        } catch (error) {
          log(`The file of resume ${resume} was not checked, and is tried again later: ${oneLine(error)}`);
        }
      }
      if (due.length < AT_ONCE) return;
    }
  }

  return {
    checkWaiting,
    async checkOf(path) {
      const [found] = await database.query<FileCheck>(known, [path]);
      return found ?? (await check(path, false).catch(() => undefined));
    },
    start() {
      stop ??= repeatWork(checkWaiting, TURN_MS, "Files of resumes were not checked");
    },
    async stop() {
      await stop?.();
      inspector.close();
    },
  };
}
