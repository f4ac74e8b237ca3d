import type { FileFault } from "../../../site/model/resume-check/file-fault.ts";
import type { Queryable } from "../../data/database/database.ts";
import { scanWithClamd, type ClamdAddress } from "./clamd.ts";
import type { FileInspector } from "./inspect/file-inspector.ts";
import { refuse, type Verdict } from "./inspect/verdict.ts";

/** What is known of a file; `is_scanned` says whether a virus scanner had looked as well. */
export interface FileCheck {
  verdict: Verdict["verdict"];
  fault: FileFault | null;
  reason: string | null;
  is_scanned: boolean;
}

/** What a check needs. */
export interface FileCheckParts {
  database: Queryable;
  /** The bytes of a resume in the store; undefined when it is not there. */
  read: (path: string) => Promise<Buffer | undefined>;
  inspector: FileInspector;
  /** Absent, no virus scanner looks. */
  clamd?: ClamdAddress | undefined;
}

/** What one check has found. */
interface Looked {
  found: Verdict;
  isScanned: boolean;
}

const known =
  "select verdict, fault, reason, is_scanned from private.file_checks where path = $1 and verdict is not null";
/** What `reason` says while a check is under way, once for each that has begun: it stays there when the server ends meanwhile. */
const BEGUN = "A check has begun. ";
/** How many checks of a file may end the server before it is refused unseen. */
const FATAL = 2;
/** Notes that a check begins, and how many have. */
const begin = `update private.file_checks set next_try = now() + interval '2 minutes', reason = concat(reason, $2::text)
  where path = $1 and verdict is null
  returning char_length(reason) / char_length($2::text) as times`;
const settle =
  "select verdict, fault, reason, is_scanned from private.settle_file_check($1, $2, $3, $4, $5, $6)";
/** A scanner that is away is asked again after a minute, later ever more rarely. */
const postpone = `update private.file_checks set reason = null,
  next_try = now() + make_interval(mins => greatest(1, least(attempts, 60)))
  where path = $1 and verdict is null`;

/** What a check has found; undefined while the file still waits for one. */
export async function knownCheck(database: Queryable, path: string): Promise<FileCheck | undefined> {
  return (await database.query<FileCheck>(known, [path]))[0];
}

/**
 * Looks into a file that `private.claim_file_checks` has leased, and writes down what was found. The file's bytes are in memory while it
 * runs.
 * @returns what was found, by another server where that was faster; undefined when the file is no longer known
 * @throws whatever keeps it from being checked, such as a scanner that is away; the next try is then due later
 */
export async function checkFile(parts: FileCheckParts, path: string): Promise<FileCheck | undefined> {
  const { database } = parts;
  const from = performance.now();
  const [begun] = await database.query<{ times: number }>(begin, [path, BEGUN]);
  try {
    const looked =
      begun === undefined || begun.times <= FATAL
        ? await look(parts, path)
        : { found: refuse("unreadable", "The server ended while it was checked."), isScanned: false };
    return await note(database, path, looked, Math.round(performance.now() - from));
  } catch (error) {
    if (begun !== undefined) await database.query(postpone, [path]);
    throw error;
  }
}

async function look({ read, inspector, clamd }: FileCheckParts, path: string): Promise<Looked> {
  const bytes = await read(path);
  if (bytes === undefined) return { found: refuse("missing", "It is not in the store."), isScanned: false };
  const found = await inspector.inspect(path, bytes);
  if (found.verdict === "refused" || clamd === undefined) return { found, isScanned: false };
  const virus = await scanWithClamd(clamd, bytes);
  return {
    found: virus === undefined ? found : refuse("infected", `ClamAV found ${virus}.`),
    isScanned: true,
  };
}

async function note(
  database: Queryable,
  path: string,
  { found, isScanned }: Looked,
  tookMs: number,
): Promise<FileCheck | undefined> {
  const { fault, reason } = found.verdict === "refused" ? found : { fault: null, reason: null };
  const given = [path, found.verdict, fault, reason?.slice(0, 300) ?? null, isScanned, tookMs];
  const [settled] = await database.query<FileCheck>(settle, given);
  // Another server may have been faster.
  return settled ?? (await knownCheck(database, path));
}
