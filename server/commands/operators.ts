import { runCommand } from "../../site/settings/run-command.ts";
import { runOperators } from "../operator/operators/run-operators.ts";

/** `npm run operators`: lists, adds and removes who may sign in to the desk, prints a link, and reads their log. */
await runCommand(() => runOperators(process.argv.slice(2), process.env, console.log));
