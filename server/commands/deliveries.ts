import { runCommand } from "../../site/settings/run-command.ts";
import { runDeliveries } from "../operator/deliveries/run-deliveries.ts";

/**
 * `npm run deliveries`: lists pending, held and failed deliveries (sent ones on request), retries or releases them,
 * and sends a test email.
 */
await runCommand(() => runDeliveries(process.argv.slice(2), process.env, console.log));
