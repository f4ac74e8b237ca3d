// @ts-check
// A separate process, since creating a database takes memory that a server would never return: `node make-pglite.js <folder>`.
import process from "node:process";
import { openClient } from "./pglite-client.js";

// The parent server has exited.
process.stdin.once("end", () => process.exit(1)).resume();
const client = await openClient(String(process.argv[2]), (reason) => {
  process.stderr.write(`Error: ${reason}\n`);
  process.exit(1);
});
await client.close();
process.exit(0);
