import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../server/data/database/database.ts";
import { makeDataFolder } from "../../server/data/files/data-folder.ts";
import { openFileStore } from "../../server/data/files/file-store.ts";
import { openDatabase } from "../../server/jobs/upgrade/open-database.ts";
import { postgresMissing } from "../db/postgres-server.ts";
import { sampleRows } from "../db/sample-rows.ts";
import { readyAt, type ServerProcess } from "../db/server-process.ts";
import { freshShell } from "../fresh-shell.ts";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { milliseconds, mebibytes, percentiles, processMemory } from "./figures.ts";
import { withScratchFolder, print, withPostgres, withServer } from "./stages.ts";
import type { BenchPart } from "./write-tables.ts";

/** Rows that the command reads, and few rows to measure its fixed cost. */
const sizes = [100, 320_000];

/** Head start of visitors before the command, in milliseconds. */
const spell = 10_000;

/** Milliseconds between two page views and between two leads of the visitors. */
const pauses = { page: 5, lead: 250 };

const fill = (database: Database, rows: number) =>
  database.run(`
    insert into public.contact_submissions (created_at, first_name, last_name, company_name, email, phone, position_type, project_details, source, context)
    select now() - interval '1 minute' * n, 'Marisol', 'Tran', 'Pinwheel Contracting', 'person' || n || '@mail.example', '(302) 555-0142',
      'Superintendent', repeat('Two towers start in May, night shifts are fine. ', 6), 'contact_form', 'general'
    from generate_series(1, ${rows}) n;
    analyze`);

/** Repeats a request until stopped; returns the response times. */
function visit(ask: () => Promise<Response>, pause: number): () => Promise<number[]> {
  let isOver = false;
  const times: number[] = [];
  const run = (async () => {
    while (!isOver) {
      const started = performance.now();
      const answer = await ask();
      await answer.arrayBuffer();
      times.push(performance.now() - started);
      if (!answer.ok) throw new Error(`A visitor was answered ${answer.status}`);
      await sleep(pause);
    }
  })();
  return async () => {
    isOver = true;
    await run;
    return times;
  };
}

/** Raises the priority of a server's threads on this machine; only root may. */
function raise({ child: { pid } }: ServerProcess): void {
  if (pid === undefined || process.platform !== "linux" || process.getuid?.() !== 0) return;
  for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), -20);
}

/** Longest block of a server's event loop since the last call, in milliseconds. */
async function longestHold({ child }: ServerProcess): Promise<number> {
  if (!child.stdout) throw new Error("The server's output is not read");
  const answer = once(child.stdout, "data") as Promise<[Buffer]>;
  child.kill("SIGUSR2");
  const [line] = await answer;
  return (JSON.parse(line.toString()) as { held: number }).held;
}

/** Runs the command to its end; returns its duration in seconds and its peak memory. */
async function runCommand(env: Record<string, string>): Promise<{ seconds: number; memory: number }> {
  const started = performance.now();
  const args = [...NODE_ARGUMENTS, "server/commands/submissions.ts", "contact_submissions", "--csv"];
  const child = spawn(process.execPath, args, {
    env: freshShell(env),
    stdio: ["ignore", "ignore", "inherit"],
  });
  let memory = 0;
  const timer = setInterval(() => {
    // A process that is ending reports no memory.
    memory = Math.max(memory, processMemory(child.pid, "VmHWM") || memory);
  }, 50);
  const [code] = (await once(child, "exit")) as [number];
  clearInterval(timer);
  if (code !== 0) throw new Error(`The command ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, memory };
}

async function measure(dataDir: string, rows: number, databaseUrl?: string): Promise<string[]> {
  const env = { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
  const folder = await makeDataFolder(dataDir);
  const database = await openDatabase(folder, databaseUrl, openFileStore(folder, undefined));
  await fill(database, rows);
  await database.close();
  return withServer(dataDir, env, async (server) => {
    const { url, key } = readyAt(server);
    const send = () =>
      fetch(`${url}/rest/v1/contact_submissions`, {
        method: "POST",
        headers: { apikey: key, "content-type": "application/json" },
        body: JSON.stringify(sampleRows.contact_submissions),
      });
    const look = () => fetch(`${url}/about`);
    for (let n = 0; n < 20; n += 1) await Promise.all([(await send()).text(), (await look()).text()]);
    const before = processMemory(server.child.pid, "VmHWM") ?? 0;
    raise(server);
    await longestHold(server);
    const [pages, leads] = [visit(look, pauses.page), visit(send, pauses.lead)];
    await sleep(spell);
    const heldBefore = await longestHold(server);
    const { seconds, memory } = await runCommand(env);
    const held = await longestHold(server);
    const [pageTimes, leadTimes] = [await pages(), await leads()];
    const after = processMemory(server.child.pid, "VmHWM") ?? 0;
    return print([
      databaseUrl === undefined ? "embedded, through the server" : "PostgreSQL",
      rows.toLocaleString("en-US"),
      `${seconds.toFixed(1)} s`,
      mebibytes(memory),
      mebibytes(after - before),
      milliseconds(heldBefore),
      milliseconds(held),
      ...percentiles(pageTimes, 95, 100),
      ...percentiles(leadTimes, 95, 100),
    ]);
  });
}

export const submissionsPart: BenchPart = {
  id: "submissions",
  file: "docs/performance/server.md",
  measure: () =>
    withScratchFolder(async (scratch) => {
      const rows: string[][] = [];
      for (const size of sizes) rows.push(await measure(join(scratch, `embedded-${size}`), size));
      for (const size of postgresMissing === undefined ? sizes : [])
        rows.push(await withPostgres((url) => measure(join(scratch, `postgres-${size}`), size, url)));
      return [
        {
          caption: `\`npm run submissions -- contact_submissions --csv\` beside a server that is asked for a page every ${pauses.page} ms and sent a lead every ${pauses.lead} ms. The goals are the same memory for any number of rows, and a server that is not held for 50 ms, by the delay of its event loop, which is also given for ${spell / 1000} s before, with the same visitors and without the command; how long pages and leads wait is what the client sees, which shares the machine with the command.`,
          columns: [
            "Database",
            "Rows",
            "Time",
            "Command's memory at most",
            "Added to the server's",
            "Server held before",
            "Server held meanwhile",
            "Pages p95",
            "Slowest",
            "Leads p95",
            "Slowest",
          ],
          rows,
        },
      ];
    }),
};
