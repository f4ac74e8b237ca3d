import { openBrowser } from "../browser/open-browser.ts";
import { walkDesk, WALK_SUBMISSIONS } from "../e2e/desk-walk.ts";
import { logRow } from "./fixtures.ts";
import type { Benchmark } from "./write-tables.ts";

const count = Object.values(WALK_SUBMISSIONS).reduce((sum, one) => sum + one);

export const walkBenchmark: Benchmark = {
  id: "walk",
  file: "docs/performance/server.md",
  measure: async () => {
    const browser = await openBrowser();
    try {
      const served = await walkDesk("served", browser);
      const local = await walkDesk("local", browser);
      const format = (time: number | undefined) => (time === undefined ? "" : `${Math.round(time)} ms`);
      return [
        {
          caption: `Three operators work through ${count} submissions in three browsers, one a phone of 390 px: from the press until the screen, another operator's screen or the mailbox shows the result. Beside it, the same with three \`npm run desk\`. The database is embedded. A screen asks for changes by others every 1.5 s.`,
          columns: ["Step", "At DESK_ORIGIN", "npm run desk"],
          rows: [...served].map(([step, time]) => logRow([step, format(time), format(local.get(step))])),
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
