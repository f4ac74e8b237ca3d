import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { BROWSER_ARGUMENTS, requireBrowsers } from "../browser/find-browser.ts";
import { BUDGETS } from "../budgets.ts";
import { MISSING_PATH, SAMPLE_PATHS, fetchSitemapPaths } from "../e2e/sample-paths.ts";
import { startSite } from "../e2e/start-site.ts";
import { median } from "./statistics.ts";
import { installPackages } from "./site-generators.ts";
import { logRow } from "./fixtures.ts";
import type { Benchmark } from "./write-tables.ts";

const VERSION = "12.2.3";

const CATEGORIES = {
  performance: "Performance",
  accessibility: "Accessibility",
  "best-practices": "Best practices",
  seo: "SEO",
} as const;

/** Number of runs of each page. */
const RUNS = 3;

const LIMIT_MS = 120_000;

interface Report {
  categories: Record<string, { score: number | null }>;
}

/**
 * Runs Lighthouse's mobile preset on a page in a separate browser.
 * @param folder where Lighthouse is installed
 * @returns scores out of 100, one per category; all NaN if the browser returns no trace, as happens in about
 * 1% of runs
 */
function runLighthouse(folder: string, url: string): number[] {
  // Read from a file, because Lighthouse may exit before a pipe has received all of its output.
  const report = join(folder, "report.json");
  rmSync(report, { force: true });
  spawnSync(
    process.execPath,
    [
      join(folder, "node_modules/lighthouse/cli/index.js"),
      url,
      "--quiet",
      "--no-enable-error-reporting",
      "--output=json",
      `--output-path=${report}`,
      `--chrome-flags=${BROWSER_ARGUMENTS.join(" ")}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: requireBrowsers().fullBrowser },
      stdio: "ignore",
      timeout: LIMIT_MS,
    },
  );
  const json = existsSync(report) ? readFileSync(report, "utf8") : '{ "categories": {} }';
  const { categories } = JSON.parse(json) as Report;
  return Object.keys(CATEGORIES).map((id) => Math.round((categories[id]?.score ?? NaN) * 100));
}

/** Scores of a page, one per category. */
interface Scores {
  medians: number[];
  lowest: number[];
}

const formatScore = (points: number, lowest: number): string =>
  points === lowest ? String(points) : `${points} (${lowest})`;

function measureScores(run: () => number[]): Scores {
  const runs: number[][] = [];
  for (let attempt = 0; runs.length < RUNS && attempt < 2 * RUNS; attempt += 1) {
    const points = run();
    if (!points.some(Number.isNaN)) runs.push(points);
  }
  const byCategory = Object.keys(CATEGORIES).map((_, index) => runs.map((points) => points[index] ?? NaN));
  return { medians: byCategory.map(median), lowest: byCategory.map((points) => Math.min(...points)) };
}

export const lighthouseBenchmark: Benchmark = {
  id: "lighthouse",
  file: "docs/performance/lighthouse.md",
  measure: async (scratch) => {
    installPackages(scratch, [`lighthouse@${VERSION}`]);
    const site = await startSite();
    try {
      const sitemapPaths = await fetchSitemapPaths(site.url);
      // Lighthouse does not score responses with status 404.
      const paths = SAMPLE_PATHS.filter((path) => path !== MISSING_PATH);
      const hidden = paths.filter((path) => !sitemapPaths.includes(path));
      const names = Object.values(CATEGORIES);
      const low: string[] = [];
      const rows: string[][] = [];
      for (const path of paths) {
        // Warm up, so that the server has read the page from disk. Close the connection: the server would do so
        // while Lighthouse blocks this process.
        await fetch(site.url + path, { headers: { connection: "close" } });
        const { medians, lowest } = measureScores(() => runLighthouse(scratch, site.url + path));
        for (const [index, name] of names.entries()) {
          const isGood = (medians[index] ?? NaN) >= BUDGETS.lighthouse;
          if (!isGood && (name !== "SEO" || !hidden.includes(path)))
            low.push(`${path} is below the goal of ${BUDGETS.lighthouse}: ${name}.`);
        }
        const cells = medians.map((points, index) => formatScore(points, lowest[index] ?? NaN));
        rows.push(logRow([path, ...cells]));
      }
      return [
        {
          caption: `Lighthouse ${VERSION} with its mobile preset on the production build as \`npm start\` serves it, points of 100: the median of ${RUNS} runs, and in parentheses the lowest if it differs.`,
          columns: ["Page", ...names],
          rows,
          notes: [
            `${hidden.join(", ")}: excluded from search engines on purpose, which costs points for SEO.`,
            `${MISSING_PATH}, a missing page, is left out: Lighthouse judges no answer with status 404.`,
            ...low,
          ],
        },
      ];
    } finally {
      await site.stop();
    }
  },
};
