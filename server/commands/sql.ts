import { runCommand } from "../../site/settings/run-command.ts";
import { runSql } from "../operator/sql/run-sql.ts";

/** `npm run sql -- "<statement>" …`: runs SQL in the embedded database, or in the one at `DATABASE_URL`. */
await runCommand(() => runSql(process.argv.slice(2), process.env, console.log));
