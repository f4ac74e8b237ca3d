import type { FileFault } from "../../../model/resume-check/resume-file.ts";
import type { Queryable } from "../../data/database/database.ts";
import { connect } from "node:net";
import { EnvironmentError, readSetting } from "../../../site/settings/environment.ts";
import type { FileInspector } from "./inspect/file-inspector.ts";
import { refuse, type Verdict } from "./inspect/verdict.ts";

type ClamdAddress = { path: string } | { host: string; port: number };

const CHUNK = 65_536;

const LIMIT_MS = 30_000;

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

/**
 * @returns undefined if `CLAMD` is not set
 * @throws EnvironmentError if `CLAMD` is malformed
 */
export function readClamd(env: NodeJS.ProcessEnv): ClamdAddress | undefined {
  const text = readSetting(env.CLAMD);
  if (text === undefined) return undefined;
  if (text.startsWith("/")) return { path: text };
  const [, host, port] = /^([\w.-]+):(\d{1,5})$/.exec(text) ?? [];
  if (host === undefined || !(Number(port) > 0 && Number(port) < 65_536))
    throw new EnvironmentError("CLAMD", text, "a socket such as /run/clamav/clamd.ctl, or host:port");
  return { host, port: Number(port) };
}

/**
 * Scans a file with ClamAV's daemon (command INSTREAM).
 * @returns the name of the malware; undefined if the file is clean
 * @throws Error if clamd is unreachable, times out or reports an error
 */
export async function scanWithClamd(address: ClamdAddress, bytes: Buffer): Promise<string | undefined> {
  const response = await exchange(address, bytes);
  const [, found] = /^stream: (.+) FOUND$/.exec(response) ?? [];
  if (found !== undefined || response === "stream: OK") return found;
  throw new Error(`clamd responded "${response.slice(0, 100)}"`);
}

function exchange(address: ClamdAddress, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const timer = setTimeout(
      () => socket.destroy(new Error(`clamd did not respond within ${LIMIT_MS / 1000} s`)),
      LIMIT_MS,
    );
    let response = "";
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => (response += text));
    socket.on("error", reject);
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(response.split("\0")[0] ?? "");
    });
    socket.write("zINSTREAM\0");
    for (let from = 0; from < bytes.length; from += CHUNK) {
      const chunk = bytes.subarray(from, from + CHUNK);
      socket.write(encodeSize(chunk.length));
      socket.write(chunk);
    }
    socket.write(encodeSize(0));
  });
}

function encodeSize(length: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(length);
  return size;
}
