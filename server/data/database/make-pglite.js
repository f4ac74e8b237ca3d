// @ts-check
// Creates an empty database: `node make-pglite.js <folder>`. Runs as a separate process, because a server would never
// release the memory that this takes.
import process from "node:process";
import { openClient } from "./pglite-client.js";

// Exit when the parent server exits.
process.stdin.once("end", () => process.exit(1)).resume();
const client = await openClient(String(process.argv[2]), (reason) => {
  process.stderr.write(`Error: ${reason}\n`);
  process.exit(1);
});
await client.close();
process.exit(0);
