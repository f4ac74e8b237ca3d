import { loadSite } from "../site/model/loading/load-site.ts";
import { runCommand } from "../site/model/run-command.ts";

/** `npm run check`: the content alone, every mistake at once. */
await runCommand(() => {
  const { articles, states } = loadSite(process.cwd());
  console.log(`The content holds up: ${articles.length} articles, ${states.length} states.`);
});
