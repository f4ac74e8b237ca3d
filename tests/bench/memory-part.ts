import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { postgresMissing, startPostgres } from "../db/postgres-server.ts";
import { freshShell } from "../fresh-shell.ts";
import { median, mebibytes, processMemory } from "./figures.ts";
import { inScratch } from "./in-scratch.ts";
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
      if (postgresMissing === undefined) {
        const server = await startPostgres();
        try {
          rows.push(["npm start with DATABASE_URL", await usual(() => start({ DATABASE_URL: server.url }))]);
        } finally {
          await server.stop();
        }
      }
      for (const row of rows) console.log(row.join("  "));
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
  const child = spawn(process.execPath, args, {
    env: freshShell(environment),
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await ready(child);
    await sleep(REST_MS);
    return processMemory(child.pid, "VmRSS");
  } finally {
    child.kill();
    await once(child, "exit");
  }
}

/** @throws Error when the process ends before it is ready */
async function ready(child: ChildProcess): Promise<void> {
  if (child.stdout === null) return;
  for await (const line of createInterface(child.stdout)) if (line.startsWith("Ready:")) return;
  throw new Error("The process ended before it was ready.");
}
