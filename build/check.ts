import { formatMistake, inOrder } from "../site/model/loading/content-error.ts";
import { countEntries, loadContent } from "../site/model/loading/load-site.ts";
import { readArguments } from "../site/settings/read-arguments.ts";
import { runCommand } from "../site/settings/run-command.ts";

/** `npm run check`: the content alone, every mistake at once, then the warnings. */
await runCommand(() => {
  readArguments("check");
  const { site, warnings } = loadContent(process.cwd());
  const found = inOrder(warnings());
  for (const warning of found) console.log(`Warning: ${formatMistake(warning)}`);
  const count = found.length === 0 ? "" : ` ${found.length} ${found.length === 1 ? "warning" : "warnings"}.`;
  console.log(`The content is valid: ${countEntries(site)}.${count}`);
});
