import { countEntries, loadSite } from "../site/model/loading/load-site.ts";
import { runCommand } from "../site/model/run-command.ts";

/** `npm run check`: the content alone, every mistake at once. */
await runCommand(() => {
  console.log(`The content is valid: ${countEntries(loadSite(process.cwd()))}.`);
});
