// @ts-check
// Lower bound for the server's memory: a process that only opens an embedded database. `node idle-pglite.js <folder>`.
import process from "node:process";
import { setInterval } from "node:timers";
import { PGlite } from "@electric-sql/pglite";

const database = await PGlite.create(String(process.argv[2]));
await database.query("select 1");
process.stdout.write("Ready:\n");
setInterval(() => undefined, 60_000);
