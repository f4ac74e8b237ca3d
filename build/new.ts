import { runCommand } from "../site/settings/run-command.ts";
import { createEntry } from "./new/create-entry.ts";

/**
 * `npm run new -- <kind>`: asks for the values of a new entry and writes it. Values can also be passed as options,
 * for instance by a script.
 */
await runCommand(() => createEntry(process.argv.slice(2), process.cwd(), console.log));
