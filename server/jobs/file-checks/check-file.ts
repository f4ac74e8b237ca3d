import type { FileFault } from "../../../model/resume-check/resume-file.ts";
import type { Queryable } from "../../data/database/database.ts";
import { scanWithClamd, type ClamdAddress } from "./clamd.ts";
import type { FileInspector } from "./inspect/file-inspector.ts";
import { refuse, type Verdict } from "./inspect/verdict.ts";

export interface FileCheck {
  verdict: Verdict["verdict"];
  fault: FileFault | null;
  reason: string | null;
  is_scanned: boolean;
}

export interface FileCheckOptions {
  database: Queryable;
  read: (path: string) => Promise<Buffer | undefined>;
  inspector: Pick<FileInspector, "inspect" | "close">;
  /** Address of the virus scanner; undefined disables virus scans. */
  clamd?: ClamdAddress | undefined;
}

const selectResult =
  "select verdict, fault, reason, is_scanned from private.file_checks where path = $1 and verdict is not null";
/**
 * Appended to `reason` at the start of each check. Copies that remain show how often the server crashed
 * during a check.
 */
const START_MARK = "A check has begun. ";
const MAX_CRASHES = 2;
const recordStart = `update private.file_checks set next_try = now() + interval '2 minutes', reason = concat(reason, $2::text)
  where path = $1 and verdict is null
  returning char_length(reason) / char_length($2::text) as starts`;
const settleCheck =
  "select verdict, fault, reason, is_scanned from private.settle_file_check($1, $2, $3, $4, $5, $6)";
const postponeCheck = `update private.file_checks set reason = null,
  next_try = now() + make_interval(mins => greatest(1, least(attempts, 60)))
  where path = $1 and verdict is null`;

export async function readFileCheck(database: Queryable, path: string): Promise<FileCheck | undefined> {
  return (await database.query<FileCheck>(selectResult, [path]))[0];
}

/**
 * Checks a file leased by `private.claim_file_checks` and stores the result. Reads the file into memory.
 * @returns the stored result, possibly from another server; undefined if the file no longer exists
 * @throws if the check cannot run, for instance because the scanner is unavailable, after scheduling a retry
 */
export async function checkFile(options: FileCheckOptions, path: string): Promise<FileCheck | undefined> {
  const { database } = options;
  const startTime = performance.now();
  const [started] = await database.query<{ starts: number }>(recordStart, [path, START_MARK]);
  try {
    const found =
      started === undefined || started.starts <= MAX_CRASHES
        ? await inspect(options, path)
        : refuse("unreadable", "The server crashed while checking the file.");
    const { fault, reason } = found.verdict === "refused" ? found : { fault: null, reason: null };
    // Only files that pass the inspection are scanned.
    const isScanned = options.clamd !== undefined && (fault === null || fault === "infected");
    const durationMs = Math.round(performance.now() - startTime);
    const parameters = [path, found.verdict, fault, reason?.slice(0, 300) ?? null, isScanned, durationMs];
    const [settled] = await database.query<FileCheck>(settleCheck, parameters);
    // Another server may have stored a result first.
    return settled ?? (await readFileCheck(database, path));
  } catch (error) {
    if (started !== undefined) await database.query(postponeCheck, [path]);
    throw error;
  }
}

async function inspect({ read, inspector, clamd }: FileCheckOptions, path: string): Promise<Verdict> {
  const bytes = await read(path);
  if (bytes === undefined) return refuse("missing", "The file is missing from storage.");
  const found = await inspector.inspect(path, bytes);
  if (found.verdict === "refused" || clamd === undefined) return found;
  const virus = await scanWithClamd(clamd, bytes);
  return virus === undefined ? found : refuse("infected", `ClamAV found ${virus}.`);
}
