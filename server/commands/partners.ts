import { runCommand } from "../../site/settings/run-command.ts";
import { runPartners } from "../operator/partners/run-partners.ts";

/** `npm run partners -- report <partner> --month 2026-11 [--csv]`: reports a partner's leads by day and page. */
await runCommand(() => runPartners(process.argv.slice(2), process.env, console.log));
