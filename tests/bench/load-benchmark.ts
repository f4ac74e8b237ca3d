import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { connectRunningServer } from "../../server/operator/api/running-server.ts";
import { readAllRows } from "../db/read-all-rows.ts";
import { postgresSkipReason } from "../db/postgres-server.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/environment.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { startSite } from "../e2e/start-site.ts";
import { startProgram } from "../start-program.ts";
import { readProcessMemory, formatMilliseconds, formatMebibytes, formatPercentiles } from "./statistics.ts";
import { logRow, measureDatabases } from "./fixtures.ts";
import { sendFiles, sendLeads, type Target } from "./send-load.ts";
import type { Benchmark } from "./write-tables.ts";

const LOAD = { rows: 2_000, clients: 8, files: 50, fileBytes: 1_048_576 };

/** Number of submissions before the measurement, which compile most of the code. */
const WARM_UP = 100;

/** How often the submissions are sent: Node.js optimizes the code that runs most, so that later ones take less time. */
const ROUNDS = 3;

/**
 * Starts the site as users do, sends many forms and files, and checks that it stored everything that it acknowledged.
 * @returns the cells of a table row
 * @throws Error if a row or file is missing
 */
async function measureLoad(database: string, settings: Record<string, string>): Promise<string[]> {
  const site = await startSite({ ...settings, TRUST_PROXY: "1" }, { isOptimized: true });
  try {
    const target = { url: site.url, key: PUBLISHABLE_KEY };
    await sendLeads(target, WARM_UP, LOAD.clients);
    const before = readProcessMemory(site.pid(), "VmRSS");
    const rows = await sendRounds(target);
    const files = await sendFiles(target, LOAD.files, LOAD.fileBytes);
    const peakMemory = readProcessMemory(site.pid(), "VmHWM");
    await checkStored(site.dataDir, WARM_UP + rows.acknowledged, files.latencies.length);
    return logRow([
      database,
      ...rows.cells,
      formatMilliseconds(files.total),
      String(rows.failures + files.failures),
      formatMebibytes(before),
      formatMebibytes(peakMemory),
    ]);
  } finally {
    await site.stop();
  }
}

async function measureFloor(folder: string): Promise<string[]> {
  const script = fileURLToPath(new URL("bare-insert-server.js", import.meta.url));
  const program = startProgram(process.execPath, [script, folder], { env: cleanEnvironment() });
  try {
    const [, url = ""] = await program.until(/Ready: (\S+)/);
    const target = { url, key: PUBLISHABLE_KEY };
    await sendLeads(target, WARM_UP, LOAD.clients);
    const { cells, failures } = await sendRounds(target);
    return logRow(["Hono with PGlite, one INSERT", ...cells, "", String(failures), "", ""]);
  } finally {
    await program.end("SIGKILL");
  }
}

type Round = Awaited<ReturnType<typeof sendLeads>>;

const formatRate = ({ latencies, total }: Round): string =>
  Math.round(latencies.length / (total / 1000)).toLocaleString("en-US");

/**
 * Sends the submissions `ROUNDS` times.
 * @returns cells with the rates of the first and the last time and the latencies of the first, and the numbers of
 * acknowledged and failed submissions
 */
async function sendRounds(target: Target) {
  const first = await sendLeads(target, LOAD.rows, LOAD.clients);
  let [last, acknowledged, failures] = [first, first.latencies.length, first.failures];
  for (let round = 1; round < ROUNDS; round += 1) {
    last = await sendLeads(target, LOAD.rows, LOAD.clients);
    acknowledged += last.latencies.length;
    failures += last.failures;
  }
  const cells = [formatRate(first), formatRate(last), ...formatPercentiles(first.latencies, 50, 95, 99)];
  return { cells, acknowledged, failures };
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
      caption: `${LOAD.rows.toLocaleString("en-US")} submissions by ${LOAD.clients} clients, ${ROUNDS} times, then ${LOAD.files} uploads of 1 MB at once, sent from this machine over HTTP to \`npm start\`, each from another network, and committed and on the disk before its answer. The floor stores a submission with one INSERT, and does nothing else. Submissions/s and latencies are of the first time, Later of the last, when Node.js has optimized the code. The goals are a third of the floor's submissions a second, and a p95 of 100 ms. Memory is what was resident in the process, PostgreSQL's own processes apart.`,
      columns: [
        "Database",
        "Submissions/s",
        "Later",
        "p50",
        "p95",
        "p99",
        "Uploads, all",
        "Failures",
        "Memory before",
        "Memory at most",
      ],
      rows: [await measureFloor(join(scratch, "floor")), ...(await measureDatabases(measureLoad))],
      notes: [
        "All rows and files that were acknowledged were counted afterwards, the files with their sizes.",
        ...(postgresSkipReason === undefined ? [] : [`PostgreSQL server: skipped, ${postgresSkipReason}.`]),
      ],
    },
  ],
};
