import { readArgumentsOrExit } from "../read-arguments-or-exit.ts";
import { buildsBenchmark } from "./builds-benchmark.ts";
import { deliveriesBenchmark } from "./deliveries-benchmark.ts";
import { deskBenchmark } from "./desk-benchmark.ts";
import { embedsBenchmark } from "./embeds-benchmark.ts";
import { withScratchFolder } from "./fixtures.ts";
import { hostsBenchmark } from "./hosts-benchmark.ts";
import { jobsBenchmark } from "./jobs-benchmark.ts";
import { lighthouseBenchmark } from "./lighthouse-benchmark.ts";
import { loadBenchmark } from "./load-benchmark.ts";
import { memoryBenchmark } from "./memory-benchmark.ts";
import { keysBenchmark, paintBenchmark, visitsBenchmark } from "./pages-benchmark.ts";
import { sizesBenchmark } from "./sizes-benchmark.ts";
import { walkBenchmark } from "./walk-benchmark.ts";
import { toMarkdown, writeTables, type Benchmark } from "./write-tables.ts";

// `npm run bench [-- part …]` runs all benchmarks or the named ones, prints their tables, and writes them to
// docs/performance/.
const BENCHMARKS: readonly Benchmark[] = [
  sizesBenchmark,
  buildsBenchmark,
  jobsBenchmark,
  paintBenchmark,
  visitsBenchmark,
  keysBenchmark,
  lighthouseBenchmark,
  embedsBenchmark,
  hostsBenchmark,
  loadBenchmark,
  deliveriesBenchmark,
  deskBenchmark,
  walkBenchmark,
  memoryBenchmark,
];

const { words: names } = readArgumentsOrExit("bench");
const unknownNames = names.filter((name) => !BENCHMARKS.some(({ id }) => id === name));
if (unknownNames.length > 0) {
  console.error(
    `There is no part ${unknownNames.join(", ")}; the parts are ${BENCHMARKS.map(({ id }) => id).join(", ")}.`,
  );
  process.exit(2);
}
for (const { id, file, measure } of BENCHMARKS.filter(({ id }) => names.length === 0 || names.includes(id))) {
  console.log(`\n${id}`);
  try {
    const tables = await withScratchFolder(measure);
    for (const table of tables) console.log(`\n${toMarkdown(table)}`);
    await writeTables(file, id, tables);
  } catch (error) {
    console.error(`${id} could not be measured:`, error);
    process.exitCode = 1;
  }
}
