import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { openFullBrowser } from "../browser/open-browser.ts";
import { copyProject } from "../copy-project.ts";
import { startSite } from "../e2e/start-site.ts";
import { writeSampleJobs } from "../write-sample-jobs.ts";
import { logRow } from "./fixtures.ts";
import { measureCommand } from "./measure-command.ts";
import { median } from "./statistics.ts";
import type { Benchmark } from "./write-tables.ts";

const SIZES = [0, 500, 1_000, 2_000];

/** Number of choices that are measured on a page; the table shows the median and the slowest. */
const CHOICES = 9;

/** Openings: builds, the list in a browser, and the data of partners' pages. */
export const jobsBenchmark: Benchmark = {
  id: "jobs",
  file: "docs/performance/builds.md",
  measure: async (scratch) => {
    const rows: string[][] = [];
    let withoutJobs = 0;
    for (const size of SIZES) {
      const root = join(scratch, `jobs-${size}`);
      copyProject(root);
      writeSampleJobs(root, size);
      const build = () =>
        measureCommand({
          program: process.execPath,
          args: [...NODE_ARGUMENTS, "build/build.ts", "--without-social-images"],
          cwd: root,
          env: { DATA_DIR: join(root, ".data") },
        });
      // The first build also bundles scripts, which does not depend on the openings.
      await build();
      const { seconds, mebibytes } = await build();
      if (size === 0) withoutJobs = seconds;
      const perJob = size === 0 ? "" : `${(((seconds - withoutJobs) / size) * 1000).toFixed(2)} ms`;
      const times = size === 0 ? [] : await measureNarrowing(root);
      rows.push(
        logRow([
          size.toLocaleString("en-US"),
          `${seconds.toFixed(2)} s`,
          perJob,
          `${Math.round(mebibytes)} MiB`,
          times.length === 0 ? "" : `${Math.round(median(times))} ms`,
          times.length === 0 ? "" : `${Math.round(Math.max(...times))} ms`,
          formatIndexSize(root),
          `${(largestSlice(root) / 1000).toFixed(1)} KB`,
        ]),
      );
      rmSync(root, { recursive: true });
    }
    return [
      {
        caption: `Open positions in all trades and states, each with a page in English and Spanish. Build: seconds of \`npm run build -- --without-social-images\` with the scripts bundled, and what an opening adds to it. Narrowed: time on \`/jobs\` from the press of a trade or state to the list that has it, over ${CHOICES} choices; above 300 openings, all are loaded when the pointer or the focus first comes to the links, and no choice makes a request. Index: that file, compressed. Data: the largest file that \`<job-list>\` reads on a partner's page. The goals are a build that is linear, 100 ms and 30 KB.`,
        columns: ["Openings", "Build", "Per opening", "Memory", "Narrowed", "Slowest", "Index", "Data"],
        rows,
      },
    ];
  },
};

/** Returns the size of the largest file for partners' pages in bytes. */
function largestSlice(root: string): number {
  const folder = join(root, "dist/embed/jobs");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Math.max(
    ...files.filter((name) => name.endsWith(".json")).map((name) => statSync(join(folder, name)).size),
  );
}

/** Returns the size of the list's index, as browsers load it; nothing if the page has all openings. */
function formatIndexSize(root: string): string {
  const file = join(root, "dist/jobs/index/en.json.gz");
  return existsSync(file) ? `${(statSync(file).size / 1000).toFixed(1)} KB` : "";
}

/** Serves a built copy, and returns how long each choice on `/jobs` takes, in milliseconds. */
async function measureNarrowing(root: string): Promise<number[]> {
  const site = await startSite({}, { root });
  const browser = await openFullBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${site.url}/jobs`);
    await page.locator("#openings nav a").first().hover();
    await page.waitForLoadState("networkidle");
    const times: number[] = [];
    for (let index = 0; index < CHOICES; index += 1) times.push(await chooseLink(page, index));
    return times;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Presses one of the links to trades and states, and returns the time until the heading has another count and is painted. */
const chooseLink = (page: Page, index: number): Promise<number> =>
  page.evaluate(
    (position) =>
      new Promise<number>((resolve) => {
        const title = document.querySelector("#openings-title")!;
        const links = [
          ...document.querySelectorAll<HTMLAnchorElement>("#openings nav:first-of-type a"),
        ].slice(1);
        const start = performance.now();
        new MutationObserver((_, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        }).observe(title, { childList: true, characterData: true, subtree: true });
        links[position % links.length]!.click();
      }),
    index,
  );
