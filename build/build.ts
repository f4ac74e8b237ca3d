import { provideDesk } from "./desk/provide-desk.ts";
import { loadContent } from "../model/loading/load-site.ts";
import type { InvalidDraft } from "../model/loading/exclude-unpublished.ts";
import { formatMistake } from "../model/source/content-error.ts";
import { readBuildEnvironment } from "../site/settings/environment.ts";
import { describeBlockerCount, isReservedAddress, listLaunchBlockers } from "./launch-blockers.ts";
import type { BuildInputs } from "./steps/build-stamp.ts";
import { isServerRunning } from "./steps/work-folder.ts";
import { publishSite } from "./steps/publish-site.ts";
import { readArguments, runCommand } from "../site/settings/run-command.ts";

function printLaunchBlockers(root: string): void {
  const { siteUrl } = readBuildEnvironment(process.env);
  if (siteUrl === undefined || isReservedAddress(siteUrl)) return;
  const { length } = listLaunchBlockers(loadContent(root), process.env);
  if (length > 0) console.log(`${describeBlockerCount(length)} List them with \`npm run check -- --live\`.`);
}

function printInvalidDrafts(drafts: readonly InvalidDraft[]): void {
  for (const { path, mistakes } of drafts) {
    for (const mistake of mistakes) console.log(`Warning: ${formatMistake(mistake)}`);
    console.log(`The preview omits the draft ${path}. To include it, fix the mistakes above.`);
  }
}

/**
 * `npm run build`: builds the site into `dist/` for any static host. `npm start` also does this unless `dist/` is
 * current.
 */
await runCommand(async () => {
  const { values } = readArguments("build");
  // Use the umask of the server that started this build, so that other users' web servers can read the site.
  if (process.env.BUILD_UMASK) process.umask(parseInt(process.env.BUILD_UMASK, 8));
  if (values["without-social-images"]) process.env.SOCIAL_IMAGES = "0";
  const inputs: BuildInputs = {
    root: process.cwd(),
    env: process.env,
    prune: values.prune === true,
    compression: values["best-compression"] === true ? "best" : "fast",
  };
  const built = await publishSite(inputs, values["unless-current"]);
  await provideDesk(inputs.root);
  if (built === undefined) return;
  if (readBuildEnvironment(inputs.env).isPreview) printInvalidDrafts(built.invalidDrafts);
  console.log(`Wrote ${built.files} files to dist/ in ${built.seconds.toFixed(1)} s.`);
  printLaunchBlockers(inputs.root);
  if (built.keptReleases.length > 0)
    console.log(
      `dist/ also contains files from earlier builds for ${built.keptReleases.join(" and ")}, because partners' pages and emails may link to them. To remove them, run \`npm run build -- --prune\`.`,
    );
  if (values["unless-current"] !== true && isServerRunning(inputs.root))
    console.log("A server is running. Restart it to serve this build.");
});
