import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { connectRunningServer } from "../../server/operator/api/running-server.ts";
import { readAllRows } from "../db/read-all-rows.ts";
import { postgresSkipReason } from "../db/postgres-server.ts";
import { parseReadyLine } from "../db/server-process.ts";
import { readProcessMemory, formatMilliseconds, formatMebibytes, formatPercentiles } from "./statistics.ts";
import { logRow, measureDatabases, withServer } from "./fixtures.ts";
import { sendFiles, sendLeads } from "./send-load.ts";
import type { Benchmark } from "./write-tables.ts";

const LOAD = { rows: 2_000, clients: 50, files: 50, fileBytes: 1_048_576 };

/**
 * Starts a server on a data folder, sends many forms and files, and checks that the server stored everything that it
 * acknowledged.
 * @returns the cells of a table row
 * @throws Error if a row or file is missing
 */
async function measureLoad(
  database: string,
  dataDir: string,
  settings: Record<string, string>,
): Promise<string[]> {
  const environment = { ...settings, TRUST_PROXY: "1" };
  // The first start creates the database, which takes more memory than later starts.
  await withServer(dataDir, environment, () => Promise.resolve());
  return withServer(dataDir, environment, async (server) => {
    const target = parseReadyLine(server);
    // Warm up, to exclude compilation from the measurement.
    await sendLeads(target, 1, 1);
    const before = readProcessMemory(server.child.pid, "VmRSS");
    const rows = await sendLeads(target, LOAD.rows, LOAD.clients);
    const files = await sendFiles(target, LOAD.files, LOAD.fileBytes);
    const peakMemory = readProcessMemory(server.child.pid, "VmHWM");
    await checkStored(dataDir, rows.latencies.length + 1, files.latencies.length);
    return logRow([
      database,
      Math.round(rows.latencies.length / (rows.total / 1000)).toLocaleString("en-US"),
      ...formatPercentiles(rows.latencies, 50, 95, 99),
      formatMilliseconds(files.total),
      String(rows.failures + files.failures),
      formatMebibytes(before),
      formatMebibytes(peakMemory),
    ]);
  });
}

async function checkStored(dataDir: string, rows: number, files: number): Promise<void> {
  const folder = dataFolderPaths(dataDir);
  const stored = (await readAllRows((await connectRunningServer(folder)).rows, "contact_submissions")).length;
  const resumes = join(folder.files, "resumes");
  const completeFiles = readdirSync(resumes).filter(
    (name) => statSync(join(resumes, name)).size === LOAD.fileBytes,
  );
  if (stored !== rows || completeFiles.length !== files) {
    throw new Error(
      `Acknowledged were ${rows} rows and ${files} files; stored are ${stored} and ${completeFiles.length}.`,
    );
  }
}

export const loadBenchmark: Benchmark = {
  id: "load",
  file: "docs/performance/server.md",
  measure: async (scratch) => [
    {
      caption: `${LOAD.rows.toLocaleString("en-US")} submissions by ${LOAD.clients} clients, then ${LOAD.files} uploads of 1 MB at once, sent from this machine over HTTP to a server process, each committed and on the disk before its answer; the counters of the rate limits run, at limits raised in their rows. Latencies are of submissions; memory is what was resident in the process, PostgreSQL's own processes apart.`,
      columns: [
        "Database",
        "Submissions/s",
        "p50",
        "p95",
        "p99",
        "Uploads, all",
        "Failures",
        "Memory before",
        "Memory at most",
      ],
      rows: await measureDatabases((database, settings) =>
        measureLoad(database, join(scratch, database), settings),
      ),
      notes: [
        "All rows and files that were acknowledged were counted afterwards, the files with their sizes.",
        ...(postgresSkipReason === undefined ? [] : [`PostgreSQL server: skipped, ${postgresSkipReason}.`]),
      ],
    },
  ],
};
