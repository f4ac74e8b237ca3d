import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, posix } from "node:path";
import { BROWSER_ARGUMENTS, requireBrowsers } from "../browser/find-browser.ts";
import { BUDGETS } from "../budgets.ts";
import { MISSING_PAGE, PAGE_TYPES, sitemapPaths } from "../e2e/page-types.ts";
import { startSite } from "../e2e/start-site.ts";
import { median } from "./figures.ts";
import { withScratchFolder } from "./stages.ts";
import { installPackages } from "./peers.ts";
import type { BenchPart, BenchTable } from "./write-tables.ts";

/** Names of Lighthouse's categories in the table, by id. */
const CATEGORIES = {
  performance: "Performance",
  accessibility: "Accessibility",
  "best-practices": "Best practices",
  seo: "SEO",
} as const;

/** Points by category, 0 to 100. */
type Points = Record<keyof typeof CATEGORIES, number>;

interface Report {
  categories: Record<keyof typeof CATEGORIES, { score: number | null }>;
  runtimeError?: { message: string };
}

/** Timeout of a page in milliseconds. */
const LIMIT_MS = 120_000;

/** Retries when the browser returns no trace, as happens on about 1 % of pages. */
const ATTEMPTS = 3;

/**
 * Runs Lighthouse's mobile preset on a page, in a separate browser.
 * @param folder where Lighthouse is installed
 * @param browser path of the browser
 * @throws Error with Lighthouse's message when it fails
 */
async function runLighthouse(folder: string, browser: string, url: string): Promise<Points> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await judgeOnce(folder, browser, url);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function judgeOnce(folder: string, browser: string, url: string): Promise<Points> {
  const place = mkdtempSync(join(folder, "report-"));
  const report = join(place, "report.json");
  const output = await run(
    [
      join(folder, "node_modules/lighthouse/cli/index.js"),
      url,
      "--quiet",
      "--no-enable-error-reporting",
      "--output=json",
      `--output-path=${report}`,
      `--chrome-flags=${BROWSER_ARGUMENTS.join(" ")}`,
    ],
    { ...process.env, CHROME_PATH: browser },
  );
  try {
    return pointsOf(JSON.parse(readFileSync(report, "utf8")) as Report);
  } catch (error) {
    throw new Error(`Lighthouse could not judge ${url}: ${output.trim() || String(error)}`, { cause: error });
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** @returns the program's output */
function run(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: LIMIT_MS,
    });
    let output = "";
    const read = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("close", () => resolve(output));
  });
}

function pointsOf({ categories, runtimeError }: Report): Points {
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  const points = Object.keys(CATEGORIES).map((id) => {
    const { score } = categories[id as keyof Points];
    if (score === null) throw new Error(`it has no score for ${id}`);
    return [id, Math.round(score * 100)];
  });
  return Object.fromEntries(points) as Points;
}

/**
 * Groups pages by type: with the sample page of the type, or one in the same folder. Any other page, such as a further
 * legal page, forms a group by itself.
 * @param types one path of each type
 */
export function groupByType(paths: readonly string[], types: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>(types.map((type) => [type, []]));
  for (const path of paths) {
    const folder = posix.dirname(path);
    const type = types.find((other) => folder !== "/" && posix.dirname(other) === folder);
    const group = groups.get(path) ?? groups.get(type ?? "");
    if (group) group.push(path);
    else groups.set(path, [path]);
  }
  return groups;
}

const VERSION = "12.2.3";

/** Runs of a page that missed the goal in its first run. */
const RUNS = 5;

const ids = Object.keys(CATEGORIES) as (keyof Points)[];

/** Lighthouse scores for a page of each type, or with `--all` for every page of the sitemap. */
export const lighthousePart: BenchPart = {
  id: "lighthouse",
  file: "docs/performance/lighthouse.md",
  measure: ({ all }) =>
    withScratchFolder(async (scratch) => {
      try {
        installPackages(scratch, [`lighthouse@${VERSION}`]);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return [
          { caption: CAPTION, columns: COLUMNS, rows: [], notes: [`Lighthouse is missing: ${reason}.`] },
        ];
      }
      const browser = requireBrowsers().whole;
      const site = await startSite();
      try {
        // Lighthouse rejects responses with status 404.
        const types = PAGE_TYPES.filter((path) => path !== MISSING_PAGE);
        const indexed = await sitemapPaths(site.url);
        const paths = all ? [...new Set([...indexed, ...types])] : types;
        const groups = groupByType(paths, types);
        const judged: Judged[] = [];
        for (const path of paths) {
          const isIndexed = indexed.includes(path);
          // Warm-up: the server reads the page.
          await fetch(site.url + path);
          const points = await judge(() => runLighthouse(scratch, browser, site.url + path), isIndexed);
          console.log(`${path}: ${Object.values(points).join(", ")}`);
          judged.push({ path, points, isIndexed });
        }
        return [toTable(judged, groups)];
      } finally {
        await site.stop();
      }
    }),
};

/** Runs a page once, and four more times if it misses the goal, which other load can cause. @returns the medians */
async function judge(run: () => Promise<Points>, isIndexed: boolean): Promise<Points> {
  const first = await run();
  if (belowGoal(first, isIndexed).length === 0) return first;
  const runs = [first];
  while (runs.length < RUNS) runs.push(await run());
  return Object.fromEntries(ids.map((id) => [id, median(runs.map((points) => points[id]))])) as Points;
}

function belowGoal(points: Points, isIndexed: boolean): (keyof Points)[] {
  return ids.filter((id) => points[id] < BUDGETS.lighthouse && (isIndexed || id !== "seo"));
}

interface Judged {
  path: string;
  points: Points;
  /** Listed in the sitemap. Other pages are excluded from search engines on purpose, which Lighthouse would report. */
  isIndexed: boolean;
}

const CAPTION = `Lighthouse ${VERSION} with its mobile preset on the production build as \`npm start\` serves it, points of 100: one run a page, and of a page below the goal the median of ${RUNS}. \`npm run bench -- lighthouse --all\` judges every page of the sitemap; then the lowest points of a type are printed.`;
const COLUMNS = ["Page", "Pages", ...Object.values(CATEGORIES)];

function toTable(judged: readonly Judged[], groups: ReadonlyMap<string, readonly string[]>): BenchTable {
  const rows = [...groups].map(([type, paths]) => {
    const group = judged.filter(({ path }) => paths.includes(path));
    const lowest = ids.map((id) => Math.min(...group.map(({ points }) => points[id])));
    return [type, String(group.length), ...lowest.map(String)];
  });
  return {
    caption: CAPTION,
    columns: COLUMNS,
    rows,
    notes: [...explanations(judged), ...judged.flatMap(shortfalls)],
  };
}

function explanations(judged: readonly Judged[]): string[] {
  const hidden = judged.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path);
  return [
    `${hidden.join(", ")}: excluded from search engines on purpose, which costs points for SEO.`,
    `${MISSING_PAGE}, a missing page, is left out: Lighthouse judges no answer with status 404.`,
  ];
}

/** Pages whose scores are too low. */
function shortfalls({ path, points, isIndexed }: Judged): string[] {
  return belowGoal(points, isIndexed).map(
    (id) => `${path} is below the goal: ${CATEGORIES[id]} ${points[id]}, expected ${BUDGETS.lighthouse}.`,
  );
}
