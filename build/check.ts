import { spawnSync } from "node:child_process";
import { daysAgo, findDueReviews, formatReview } from "../model/checks/list-reviews.ts";
import { formatMistake, sortMistakes } from "../model/source/content-error.ts";
import { countEntries, loadContent } from "../model/loading/load-site.ts";
import { openStore } from "./cache/store.ts";
import { findLostAnchors, findUnpublishedPages, listPublishedPages } from "./steps/published-pages.ts";
import { preparePictures } from "./pictures/prepare-pictures.ts";
import { LANGUAGES } from "../model/languages.ts";
import { recordTranslations } from "../model/translation/stale-translations.ts";
import { describeBlockerCount, listLaunchBlockers } from "./launch-blockers.ts";
import { readArguments, UsageError, runCommand } from "../site/settings/run-command.ts";

/**
 * `npm run check`: checks the content and prints all mistakes, then warnings. `--live` lists what prevents going
 * live, with `--url` also on the published site, and `--stale 180d` lists facts not reviewed for that many days. `--translated` records that all
 * translations match the current English.
 */
await runCommand(async () => {
  const { live, url, mail, dkim, stale, translated } = readArguments("check").values;
  if (!live && (url ?? mail ?? dkim) !== undefined)
    throw new UsageError("check", "--url, --mail and --dkim require --live.");
  if (url === undefined && (mail ?? dkim) !== undefined)
    throw new UsageError("check", "--mail and --dkim require --url.");
  const content = loadContent(process.cwd(), { published: listPublishedPages(process.cwd()) });
  if (translated) {
    for (const { site, texts } of content.translations) {
      recordTranslations(process.cwd(), site.language, texts);
      console.log(`${LANGUAGES[site.language].name}: recorded ${texts.length} translations as up to date.`);
    }
    return;
  }
  await preparePictures(process.cwd(), openStore(process.cwd()));
  if (live) {
    const blockers = listLaunchBlockers(content, process.env);
    for (const blocker of blockers) console.log(blocker);
    console.log(
      blockers.length === 0 ? "The site is ready to go live." : describeBlockerCount(blockers.length),
    );
    if (blockers.length > 0) process.exitCode = 1;
    if (url !== undefined) process.exitCode = checkPublishedSite() || process.exitCode;
    return;
  }
  if (stale !== undefined) {
    const reviews = content.reviews();
    const due = findDueReviews(reviews, parseStaleDay(stale));
    for (const review of due) console.log(formatReview(review));
    console.log(`${due.length} of ${reviews.length} facts are due for review.`);
    return;
  }
  const { site, warnings } = content;
  const found = sortMistakes([
    ...warnings(),
    ...findLostAnchors(process.cwd()),
    ...findUnpublishedPages(process.cwd()),
  ]);
  for (const warning of found) console.log(`Warning: ${formatMistake(warning)}`);
  const count = found.length === 0 ? "" : ` ${found.length} ${found.length === 1 ? "warning" : "warnings"}.`;
  console.log(`The content is valid: ${countEntries(site)}.${count}`);
  const reviews = content.reviews();
  const due = findDueReviews(reviews, daysAgo(365));
  if (due.length > 0)
    console.log(
      `${due.length} of ${reviews.length} facts were last reviewed over a year ago: npm run check -- --stale 365d`,
    );
});

/** Runs the server's part of this command, which has the server's settings and knows its database and emails. */
function checkPublishedSite(): number {
  const args = ["server/run.cjs", "check-launch", ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1;
}

function parseStaleDay(stale: string): string {
  const days = /^(\d{1,5})d$/.exec(stale)?.[1];
  if (days === undefined)
    throw new UsageError("check", `--stale must be a number of days such as 180d, not "${stale}".`);
  return daysAgo(Number(days));
}
