import { openClient } from "../files/durable-files.ts";

/**
 * Program that creates an empty database in the folder of its argument. Runs as a separate process, because a server
 * would never release the memory that this takes.
 */
// Exit when the parent server exits.
process.stdin.once("end", () => process.exit(1)).resume();
const client = await openClient(String(process.argv[2]), (reason) => {
  process.stderr.write(`Error: ${reason}\n`);
  process.exit(1);
});
await client.close();
process.exit(0);
