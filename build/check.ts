import { formatMistake, inOrder } from "../site/model/loading/content-error.ts";
import { countEntries, loadContent } from "../site/model/loading/load-site.ts";
import { describeCount, listOpenPoints } from "./open-points.ts";
import { readArguments } from "../site/settings/read-arguments.ts";
import { runCommand } from "../site/settings/run-command.ts";

/** `npm run check`: the content alone, every mistake at once, then the warnings; with `--live`, what a site is not to go live with. */
await runCommand(() => {
  const { live } = readArguments("check").values;
  const content = loadContent(process.cwd());
  if (live) {
    const points = listOpenPoints(content, process.env);
    for (const point of points) console.log(point);
    console.log(
      points.length === 0 ? "Nothing is open: the site can go live." : describeCount(points.length),
    );
    if (points.length > 0) process.exitCode = 1;
    return;
  }
  const { site, warnings } = content;
  const found = inOrder(warnings());
  for (const warning of found) console.log(`Warning: ${formatMistake(warning)}`);
  const count = found.length === 0 ? "" : ` ${found.length} ${found.length === 1 ? "warning" : "warnings"}.`;
  console.log(`The content is valid: ${countEntries(site)}.${count}`);
});
