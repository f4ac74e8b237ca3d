import { join } from "node:path";
import pg from "pg";
import { percentile } from "../../db/percentile.ts";
import { postgresMissing, startPostgres } from "../../db/postgres-server.ts";
import type { BenchPart } from "../bench-part.ts";
import { inScratch } from "../builds/in-scratch.ts";
import { milliseconds } from "../format-figures.ts";
import { mebibytes } from "../process-memory.ts";
import { LOAD, measureLoad, type LoadFigures } from "./measure-load.ts";

/** Rows and files under load on both databases, through a server process and over HTTP. */
export const loadPart: BenchPart = {
  id: "load",
  measure: () =>
    inScratch(async (scratch) => {
      const rows = [cells("embedded", await measureLoad(join(scratch, "embedded")))];
      if (postgresMissing === undefined) rows.push(await measureOnPostgres(join(scratch, "server")));
      return [
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
          rows,
          notes: [
            "All rows and files that were acknowledged were counted afterwards, the files with their sizes.",
            ...(postgresMissing === undefined ? [] : [`PostgreSQL server: skipped, ${postgresMissing}.`]),
          ],
        },
      ];
    }),
};

async function measureOnPostgres(dataDir: string): Promise<string[]> {
  const server = await startPostgres("on");
  try {
    const client = new pg.Client(server.url);
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select split_part(version(), ' ', 2) as version",
    );
    await client.end();
    return cells(`PostgreSQL ${rows[0]?.version}`, await measureLoad(dataDir, { DATABASE_URL: server.url }));
  } finally {
    await server.stop();
  }
}

function cells(database: string, { rows, files, memory }: LoadFigures): string[] {
  const line = [
    database,
    Math.round(rows.latencies.length / (rows.total / 1000)).toLocaleString("en-US"),
    ...[50, 95, 99].map((percent) => milliseconds(percentile(rows.latencies, percent))),
    milliseconds(files.total),
    String(rows.failures + files.failures),
    mebibytes(memory?.before),
    mebibytes(memory?.highest),
  ];
  console.log(line.join("  "));
  return line;
}
