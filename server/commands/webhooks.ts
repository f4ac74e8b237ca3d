import { runCommand } from "../../site/settings/run-command.ts";
import { runWebhooks } from "../operator/webhooks/run-webhooks.ts";

/** `npm run webhooks`: lists, adds, tests, pauses and removes the endpoints of webhooks. */
await runCommand(() => runWebhooks(process.argv.slice(2), process.env, console.log));
