import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { dataFolderPaths } from "../../../server/backend/files/data-folder.ts";
import { connectRunningServer } from "../../../server/submissions/running-server.ts";
import { allRows } from "../../db/all-rows.ts";
import { killProcess, readyAt, startProcess } from "../../db/server-process.ts";
import { processMemory } from "../process-memory.ts";
import { sendFiles, sendRows, type LoadResult } from "./send-load.ts";

/** How much is sent. */
export const LOAD = { rows: 2_000, clients: 50, files: 50, fileBytes: 1_048_576 };

/** What one server did with the load. */
export interface LoadFigures {
  rows: LoadResult;
  files: LoadResult;
  /** Resident memory of the server's process in bytes, before the load and at its highest; undefined where there is no /proc. */
  memory: { before: number; highest: number } | undefined;
}

/**
 * Starts a server process on a data folder, sends the load over HTTP, and looks whether all that was acknowledged is there.
 * @throws Error when it is not
 */
export async function measureLoad(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<LoadFigures> {
  const environment = { ...settings, TRUST_PROXY: "1" };
  // The first start makes the database, which takes memory that a server on a ready one never has.
  await killProcess(await startProcess(dataDir, environment));
  const server = await startProcess(dataDir, environment);
  try {
    const target = readyAt(server);
    // One of each first, so that no figure includes the compiling of code.
    await sendRows(target, 1, 1);
    const before = processMemory(server.child.pid, "VmRSS");
    const rows = await sendRows(target, LOAD.rows, LOAD.clients);
    const files = await sendFiles(target, LOAD.files, LOAD.fileBytes);
    const highest = processMemory(server.child.pid, "VmHWM");
    await check(dataDir, rows.latencies.length + 1, files.latencies.length);
    const memory = before === undefined || highest === undefined ? undefined : { before, highest };
    return { rows, files, memory };
  } finally {
    await killProcess(server);
  }
}

async function check(dataDir: string, rows: number, files: number): Promise<void> {
  const folder = dataFolderPaths(dataDir);
  const stored = (await allRows((await connectRunningServer(folder)).rows, "contact_submissions")).length;
  const resumes = join(folder.files, "resumes");
  const whole = readdirSync(resumes).filter((name) => statSync(join(resumes, name)).size === LOAD.fileBytes);
  if (stored !== rows || whole.length !== files) {
    throw new Error(
      `Acknowledged were ${rows} rows and ${files} files; stored are ${stored} and ${whole.length}.`,
    );
  }
}
