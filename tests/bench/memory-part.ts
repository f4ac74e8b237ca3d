import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { postgresMissing } from "../db/postgres-server.ts";
import { freshShell } from "../fresh-shell.ts";
import { startProgram } from "../start-program.ts";
import { median, mebibytes, processMemory } from "./figures.ts";
import { inScratch, print, withPostgres } from "./stages.ts";
import type { BenchPart } from "./write-tables.ts";

const idlePglite = fileURLToPath(new URL("idle-pglite.js", import.meta.url));

/** Idle time of a server before its memory is measured, in milliseconds. */
const REST_MS = 5_000;

/** Starts of each kind, since the system may reclaim memory of an idle process. */
const ROUNDS = 3;

/** Arguments of `node` in `npm start`. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };
  return scripts.start.split(" ").slice(1);
}

/** Memory of an idle server: with a new database, an existing one, and an external one. */
export const memoryPart: BenchPart = {
  id: "memory",
  file: "docs/performance/server.md",
  measure: () =>
    inScratch(async (scratch) => {
      const dataDir = join(scratch, "data");
      mkdirSync(dataDir);
      const start = (settings = {}) =>
        idleMemory(startArguments(), { DATA_DIR: dataDir, PORT: "0", ...settings });
      const startAnew = () => {
        rmSync(join(dataDir, "pglite"), { recursive: true, force: true });
        return start();
      };
      const rows = [
        ["npm start that makes its database", await usual(startAnew)],
        ["npm start on a database that is there", await usual(start)],
        [
          "PGlite alone on that database",
          await usual(() => idleMemory([idlePglite, join(dataDir, "pglite")])),
        ],
      ];
      if (postgresMissing === undefined)
        await withPostgres(async (DATABASE_URL) => {
          rows.push(["npm start with DATABASE_URL", await usual(() => start({ DATABASE_URL }))]);
        });
      rows.forEach(print);
      return [
        {
          caption: `Resident memory of a server's process that has been left alone for ${REST_MS / 1000} s after its start, the median of ${ROUNDS}. The goal is at most 120 MiB above PGlite alone, and 200 MiB with a database elsewhere.`,
          columns: ["Process", "Memory"],
          rows,
        },
      ];
    }),
};

async function usual(look: () => Promise<number | undefined>): Promise<string> {
  const sizes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) sizes.push((await look()) ?? Number.NaN);
  return mebibytes(median(sizes));
}

/** Starts node, waits until it is ready and idle, and measures its memory. */
async function idleMemory(
  args: string[],
  environment: Record<string, string> = {},
): Promise<number | undefined> {
  const server = startProgram(process.execPath, args, { env: freshShell(environment) });
  try {
    await server.until(/^Ready:/m);
    await sleep(REST_MS);
    return processMemory(server.child.pid, "VmRSS");
  } finally {
    await server.end();
  }
}
