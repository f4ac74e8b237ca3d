import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { postgresSkipReason } from "../db/postgres-server.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { START_ARGUMENTS } from "../node-arguments.ts";
import { startProgram } from "../start-program.ts";
import { median, formatMebibytes, readProcessMemory } from "./statistics.ts";
import { logRow, withPostgres } from "./fixtures.ts";
import { simulateTraffic } from "./simulate-traffic.ts";
import type { Benchmark } from "./write-tables.ts";

const idlePglite = fileURLToPath(new URL("idle-pglite.js", import.meta.url));

/** How long a server idles before its memory is measured, in milliseconds. */
const IDLE_MS = 5_000;

/**
 * Number of server starts per table row. Results vary, since the system may reclaim an idle process's memory.
 */
const ROUNDS = 3;

/** Minutes in which to send an hour's worth of requests. */
const USE_MINUTES = 4;

export const memoryBenchmark: Benchmark = {
  id: "memory",
  file: "docs/performance/server.md",
  measure: async (scratch) => {
    const dataDir = join(scratch, "data");
    mkdirSync(dataDir);
    const measurePglite = () => measureMedian(() => idleMemory([idlePglite, join(dataDir, "pglite")]));
    const start = (settings = {}, use?: (url: string) => Promise<void>) =>
      idleMemory(START_ARGUMENTS, { DATA_DIR: dataDir, PORT: "0", TRUST_PROXY: "1", ...settings }, use);
    const use = async (settings = {}) =>
      formatMebibytes(
        await start(settings, (url) => simulateTraffic({ url, dataDir, settings }, USE_MINUTES)),
      );
    const startFresh = () => {
      rmSync(join(dataDir, "pglite"), { recursive: true, force: true });
      return start();
    };
    const rows = [
      ["npm start that makes its database", await measureMedian(startFresh)],
      ["npm start on a database that is there", await measureMedian(() => start())],
      ["PGlite alone on that database", await measurePglite()],
      ["npm start after an hour of use", await use()],
      ["the same as the units start it, with MALLOC_ARENA_MAX=2", await use({ MALLOC_ARENA_MAX: "2" })],
      ["PGlite alone on that database after the use", await measurePglite()],
    ];
    if (postgresSkipReason === undefined)
      await withPostgres(async (DATABASE_URL) => {
        rows.push(["npm start with DATABASE_URL", await measureMedian(() => start({ DATABASE_URL }))]);
        rows.push(["npm start with DATABASE_URL after an hour of use", await use({ DATABASE_URL })]);
      });
    rows.forEach(logRow);
    return [
      {
        caption: `Resident memory of a server's process that has been left alone for ${IDLE_MS / 1000} s: after its start, the median of ${ROUNDS}, and after the pages, forms, resumes, receipts and desk requests of an hour, sent within ${USE_MINUTES} minutes. The goal is at most 100 MiB above PGlite alone, and 160 MiB with a database elsewhere.`,
        columns: ["Process", "Memory"],
        rows,
      },
    ];
  },
};

async function measureMedian(measure: () => Promise<number | undefined>): Promise<string> {
  const sizes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) sizes.push((await measure()) ?? Number.NaN);
  return formatMebibytes(median(sizes));
}

async function idleMemory(
  args: string[],
  environment: Record<string, string> = {},
  use: (url: string) => Promise<void> = () => Promise.resolve(),
): Promise<number | undefined> {
  const env = cleanEnvironment(environment);
  const server = startProgram(process.execPath, args, { env });
  try {
    const [, url = ""] = await server.until(/^Ready: ?(.*)$/m);
    await use(url);
    await sleep(IDLE_MS);
    return readProcessMemory(server.child.pid, "VmRSS");
  } finally {
    await server.end();
  }
}
