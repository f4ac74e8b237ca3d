import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../../../server/backend/database/open-database.ts";
import { makeDataFolder } from "../../../server/backend/files/data-folder.ts";
import { send } from "../../db/desk/desk-client.ts";
import { percentile } from "../../db/percentile.ts";
import { startPostgres } from "../../db/postgres-server.ts";
import { startDeskProcess, type DeskProcess } from "../../e2e/desk-stage.ts";
import type { BenchPart } from "../bench-part.ts";
import { inScratch } from "../builds/in-scratch.ts";
import { milliseconds } from "../format-figures.ts";
import { fillLeads, LEADS } from "./fill-leads.ts";

/** How often each address is asked for, and how often before that, since the first ones read the disk. */
const [rounds, warmUp] = [40, 5];

/** What an operator opens, by what the desk is asked for. */
const asked: Record<string, string> = {
  "Open, by promise": "/api/leads?",
  "All, newest first": "/api/leads?state=all&order=newest",
  Late: "/api/leads?state=late",
  Quarantine: "/api/leads?held=1",
  "One context, not a lead": "/api/leads?state=not_a_lead&context=header&order=newest",
  "Files refused": "/api/leads?state=all&file=refused",
  "Files checked": "/api/leads?state=all&file=sound",
  "Search: a name": "/api/leads?state=all&q=marisol%20tran",
  "Search: an address": "/api/leads?state=all&q=person77777",
  "Search: a phone number": "/api/leads?state=all&q=3025554321",
  "Search: a word of every fourth": "/api/leads?state=all&q=towers",
  "Whether anything is new": "/api/pulse",
  "Counts beside the list": "/api/counts",
};

/** The memory of a process in MiB. */
const residentMiB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** The most that an export adds to what the desk takes beside it, in MiB. */
async function exportMemory(
  { origin, pid }: DeskProcess,
  cookie: string,
): Promise<{ added: number; bytes: number }> {
  const idle = residentMiB(pid);
  let most = idle;
  const timer = setInterval(() => (most = Math.max(most, residentMiB(pid))), 20);
  const { body } = await send(origin, "/api/export?format=csv&state=all&order=newest", {
    headers: { cookie },
  });
  clearInterval(timer);
  return { added: most - idle, bytes: body.length };
}

async function measureDesk(name: string, dataDir: string, env: Record<string, string>): Promise<string[][]> {
  const desk = await startDeskProcess(dataDir, "bench", env);
  try {
    const entered = await send(desk.origin, new URL(desk.address).pathname + new URL(desk.address).search);
    const [cookie = ""] = String(entered.headers["set-cookie"]).split(";");
    const lines: string[][] = [];
    for (const [what, path] of Object.entries(asked)) {
      const times: number[] = [];
      for (let round = -warmUp; round < rounds; round += 1) {
        const start = performance.now();
        const { status } = await send(desk.origin, path, { headers: { cookie } });
        if (status !== 200) throw new Error(`${path} answered ${status}`);
        if (round >= 0) times.push(performance.now() - start);
      }
      lines.push([name, what, ...[50, 95].map((percent) => milliseconds(percentile(times, percent)))]);
      console.log(lines.at(-1)?.join("  "));
    }
    const { added, bytes } = await exportMemory(desk, cookie);
    lines.push([
      name,
      `Export of ${Math.round(bytes / 1_000_000)} MB, memory added`,
      "",
      `${Math.round(added)} MiB`,
    ]);
    console.log(lines.at(-1)?.join("  "));
    return lines;
  } finally {
    await desk.stop();
  }
}

/** What an operator waits for with many submissions. */
export const deskPart: BenchPart = {
  id: "desk",
  measure: () =>
    inScratch(async (scratch) => {
      const rows: string[][] = [];
      const server = await startPostgres("on");
      try {
        const folder = await makeDataFolder(join(scratch, "postgres"));
        const database = await openDatabase(folder, server.url);
        await fillLeads(database);
        await database.close();
        rows.push(...(await measureDesk("PostgreSQL", folder.root, { DATABASE_URL: server.url })));
      } finally {
        await server.stop();
      }
      const folder = await makeDataFolder(join(scratch, "embedded"));
      const database = await openDatabase(folder, undefined);
      await fillLeads(database);
      await database.close();
      rows.push(...(await measureDesk("embedded", folder.root, {})));
      return [
        {
          caption: `The desk's server with ${LEADS.toLocaleString("en-US")} submissions, of which 3 % wait for an answer and 5 % are held; ${rounds} requests each. The goals are a p95 of 100 ms for a first page, 300 ms for a search, and 150 MiB for an export.`,
          columns: ["Database", "What is asked for", "p50", "p95"],
          rows,
        },
      ];
    }),
};
