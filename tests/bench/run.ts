import { ownArguments } from "../own-arguments.ts";
import { buildsPart } from "./builds-part.ts";
import { deliveriesPart } from "./deliveries-part.ts";
import { deskPart } from "./desk-part.ts";
import { embedsPart } from "./embeds-part.ts";
import { hostsPart } from "./hosts-part.ts";
import { lighthousePart } from "./lighthouse-part.ts";
import { loadPart } from "./load-part.ts";
import { memoryPart } from "./memory-part.ts";
import { pagesPart } from "./pages-part.ts";
import { toMarkdown, writeTables, type BenchPart } from "./write-tables.ts";

// `npm run bench [-- part …]` runs all benchmarks or the named ones, prints their tables, and writes them to
// docs/performance/.
const PARTS: readonly BenchPart[] = [
  buildsPart,
  pagesPart,
  lighthousePart,
  embedsPart,
  hostsPart,
  loadPart,
  deliveriesPart,
  deskPart,
  memoryPart,
];

const { words: names } = ownArguments("bench");
const unknown = names.filter((name) => !PARTS.some(({ id }) => id === name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(", ")}; the parts are ${PARTS.map(({ id }) => id).join(", ")}.`,
  );
  process.exit(2);
}
for (const { id, file, measure } of PARTS.filter(({ id }) => names.length === 0 || names.includes(id))) {
  console.log(`\n${id}`);
  try {
    const tables = await measure();
    for (const table of tables) console.log(`\n${toMarkdown(table)}`);
    await writeTables(file, id, tables);
  } catch (error) {
    console.error(`${id} could not be measured:`, error);
    process.exitCode = 1;
  }
}
