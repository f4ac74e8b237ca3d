import { join } from "node:path";
import { flood } from "../db/flood.ts";
import { readyAt } from "../db/server-process.ts";
import { percentiles } from "./figures.ts";
import { withScratchFolder, print, withServer } from "./stages.ts";
import type { BenchPart } from "./write-tables.ts";

const FLOOD = { seconds: 40, connections: [0, 10] };

export const floodPart: BenchPart = {
  id: "flood",
  file: "docs/performance/server.md",
  measure: () =>
    withScratchFolder(async (scratch) => {
      const rows: string[][] = [];
      for (const connections of FLOOD.connections)
        rows.push(await measureFlood(join(scratch, `with-${connections}`), connections));
      return [
        {
          caption: `${FLOOD.seconds} s of pages and leads while one address keeps so many connections busy, each at 30 KB/s: lists of 870 and 4,093 rows, 20 rows of huge numbers, 20 of which the last is refused, 9,000 long numbers in one row, and on every other connection the smallest row that is refused. Embedded database, limits of the migrations. The goal is a p95 of 100 ms for pages and 1 s for the slowest lead.`,
          columns: [
            "Connections",
            "Attacks answered",
            "Pages",
            "p50",
            "p95",
            "Slowest",
            "Leads",
            "p50",
            "Slowest",
            "Not stored",
          ],
          rows,
        },
      ];
    }),
};

const measureFlood = (dataDir: string, connections: number): Promise<string[]> =>
  withServer(dataDir, { TRUST_PROXY: "1", KEEP_LIMITS: "1" }, async (server) => {
    const target = readyAt(server);
    // Warm-up: the database compiles its code on the first lead.
    await flood(target, "/about", 0, 1);
    const { pages, forms, failedForms, attacks } = await flood(target, "/about", connections, FLOOD.seconds);
    return print([
      String(connections),
      Object.values(attacks)
        .reduce((sum, count) => sum + count, 0)
        .toLocaleString("en-US"),
      pages.length.toLocaleString("en-US"),
      ...percentiles(pages, 50, 95, 100),
      forms.length.toLocaleString("en-US"),
      ...percentiles(forms, 50, 100),
      String(failedForms.length),
    ]);
  });
