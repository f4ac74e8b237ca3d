// @ts-check
// The floor of the measurement: an embedded database that is open and nothing else. `node idle-pglite.js <folder>`.
import process from "node:process";
import { setInterval } from "node:timers";
import { PGlite } from "@electric-sql/pglite";

const database = await PGlite.create(String(process.argv[2]));
await database.query("select 1");
process.stdout.write("Ready:\n");
setInterval(() => undefined, 60_000);
