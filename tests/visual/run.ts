import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyCheckout } from "../copy-checkout.ts";
import { readArgumentsOrExit } from "../read-arguments-or-exit.ts";
import { checkOutCommit, resolveCommit, withRunningSite } from "./revisions.ts";
import { compareScreenshots } from "./compare-screenshots.ts";
import {
  COMPARISON_FOLDER,
  takeScreenshots,
  prepareScreenshotFolders,
  listMissingScreenshots,
} from "./take-screenshots.ts";
import { reportDifferences } from "./report.tsx";
import { listScreenshots, selectShots, WIDTHS, addMissingPages } from "./shots.ts";

// `npm run compare -- <revision>` compares screenshots of the working tree with those of a revision.
const { values, words } = readArgumentsOrExit("compare");

async function compare(revision: string): Promise<void> {
  const commit = resolveCommit(revision);
  const folders = prepareScreenshotFolders(commit);
  const failures = new Map<string, string>();

  console.log("Building the working tree and taking screenshots …");
  const copy = copyCheckout();
  const screenshots = await withRunningSite(copy.root, async (url) => {
    const shots = selectShots(values.pages?.split(","));
    const widths = values.widths?.split(",").map(Number) ?? WIDTHS;
    const screenshots = listScreenshots(values.all ? await addMissingPages(shots, url) : shots, widths);
    await takeScreenshots(url, screenshots, folders.after, failures);
    return screenshots;
  });
  copy.release();
  if (listMissingScreenshots(screenshots, folders.before).length > 0) {
    console.log(`Building ${revision} and taking screenshots …`);
    const { root, remove } = checkOutCommit(commit);
    try {
      await withRunningSite(root, (url) => takeScreenshots(url, screenshots, folders.before, failures));
    } finally {
      remove();
    }
  }

  const comparisons = await compareScreenshots(screenshots, folders, failures);
  const file = join(COMPARISON_FOLDER, "index.html");
  writeFileSync(
    file,
    reportDifferences(`${revision} and the working tree`, comparisons, folders, COMPARISON_FOLDER),
  );
  console.log(`Before, after and difference: ${file}`);
}

// Exit on interruption, so that `exit` handlers stop the server and the browser.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
try {
  const [revision, ...others] = words;
  if (revision === undefined || others.length > 0) throw new Error("Specify one revision, such as HEAD~1.");
  await compare(revision);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
