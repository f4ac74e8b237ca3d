import { parseArgs } from "node:util";
import { floor } from "./floor.ts";
import { measureSize } from "./measure-sizes.ts";

/** `npx tsx tests/bench/builds/try.ts [--sizes 100,1000] [--rounds 1]`: quick figures in the console, and nothing in the README. */
const { values } = parseArgs({
  options: { sizes: { type: "string", default: "100,1000" }, rounds: { type: "string", default: "1" } },
});
for (const size of values.sizes.split(",")) await measureSize(Number(size), [floor], Number(values.rounds));
