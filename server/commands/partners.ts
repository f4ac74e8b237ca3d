import { runCommand } from "../../site/settings/run-command.ts";
import { runPartners } from "../operator/partners/run-partners.ts";

/** `npm run partners`: prints the scripts that partners can pin, or reports a partner's leads by day and page. */
await runCommand(() => runPartners(process.argv.slice(2), process.env, console.log));
