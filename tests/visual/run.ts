import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyCheckout } from "../copy-checkout.ts";
import { checkOut, commitOf, withRevision } from "./revisions.ts";
import { comparePictures, isOver } from "./compare-pictures.ts";
import { HOME, photograph, preparePictureFolders, untaken } from "./photograph.ts";
import { printTable, renderReport } from "./report.tsx";
import { readOptions, type CompareOptions } from "./read-options.ts";
import { picturesOf, withEveryPage } from "./shots.ts";

/** `npm run compare -- <revision>`: compares how pages look in the working tree and at a revision. */
async function compare({ revision, shots, widths, isAll, isLayout, limit }: CompareOptions): Promise<void> {
  const commit = commitOf(revision);
  const folders = preparePictureFolders(commit, isLayout);
  const failures = new Map<string, string>();

  console.log("The working tree is built and photographed …");
  const copy = copyCheckout();
  const pictures = await withRevision(copy.root, async (url) => {
    const wanted = picturesOf(isAll ? await withEveryPage(shots, url) : shots, widths);
    await photograph(url, wanted, folders.after, failures, isLayout);
    return wanted;
  });
  copy.release();
  if (untaken(pictures, folders.before).length > 0) {
    console.log(`${revision} is built and photographed …`);
    const { root, remove } = checkOut(commit);
    try {
      await withRevision(root, (url) => photograph(url, pictures, folders.before, failures, isLayout));
    } finally {
      remove();
    }
  }

  const comparisons = await comparePictures(pictures, folders, failures);
  const report = join(HOME, "index.html");
  writeFileSync(report, renderReport(`${revision} and the working tree`, comparisons, folders, HOME));
  printTable(comparisons);
  console.log(`Before, after and difference: ${report}`);
  const over = comparisons.filter((comparison) => isOver(comparison, limit));
  if (over.length === 0) return;
  console.error(`${over.length} pictures moved by more than ${limit * 100} %, or could not be taken.`);
  process.exitCode = 1;
}

// Interrupting a comparison also stops its server and browser, in the `exit` handler.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
try {
  await compare(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
