import { parseArgs } from "node:util";
import { inScratch } from "./in-scratch.ts";
import { measureGenerated } from "./measure-generated.ts";
import { PEERS } from "./peers.ts";

/**
 * `node --import ./site/settings/runtime.js tests/bench/builds/try.ts [--sizes 100,1000] [--peers 4]`: this project beside the floor, or so many of the peers,
 * in the console and not in docs/performance.md.
 */
const { values } = parseArgs({
  options: { sizes: { type: "string", default: "100,1000" }, peers: { type: "string", default: "1" } },
});
await inScratch(async (scratch) => {
  for (const size of values.sizes.split(",")) {
    const peers = PEERS.slice(0, Number(values.peers));
    await measureGenerated(Number(size), peers, scratch, (peer, reason) =>
      console.log(`No ${peer}: ${reason}`),
    );
  }
});
