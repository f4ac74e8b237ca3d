import type { BenchPart } from "./bench-part.ts";
import { buildsPart } from "./builds/builds-part.ts";
import { toMarkdown, writeTables } from "./write-readme.ts";

/** `npm run bench [-- part …]`: measures all parts or the named ones, prints the tables and writes them to the README. */
const PARTS: readonly BenchPart[] = [buildsPart];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !PARTS.some(({ id }) => id === name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(", ")}; the parts are ${PARTS.map(({ id }) => id).join(", ")}.`,
  );
  process.exit(2);
}
for (const part of PARTS.filter(({ id }) => names.length === 0 || names.includes(id))) {
  console.log(`\n${part.id}`);
  const tables = await part.measure();
  for (const table of tables) console.log(`\n${toMarkdown(table)}`);
  await writeTables("README.md", part.id, tables);
}
