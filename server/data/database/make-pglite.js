// @ts-check
// A process of its own, since making a database takes memory that a server would keep: `node make-pglite.js <folder>`.
import process from "node:process";
import { openClient } from "./pglite-client.js";

// The server that asked for the database is gone.
process.stdin.once("end", () => process.exit(1)).resume();
const client = await openClient(String(process.argv[2]), (reason) => {
  process.stderr.write(`Error: ${reason}\n`);
  process.exit(1);
});
await client.close();
process.exit(0);
