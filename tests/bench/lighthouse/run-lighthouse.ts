import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { BROWSER_ARGUMENTS } from "../../browser/find-browser.ts";

/** Lighthouse's categories by their ids, as the table names them. */
export const CATEGORIES = {
  performance: "Performance",
  accessibility: "Accessibility",
  "best-practices": "Best practices",
  seo: "SEO",
} as const;

/** Points by category, 0 to 100. */
export type Points = Record<keyof typeof CATEGORIES, number>;

interface Report {
  categories: Record<keyof typeof CATEGORIES, { score: number | null }>;
  runtimeError?: { message: string };
}

/** No page may take longer, in milliseconds. */
const LIMIT_MS = 120_000;

/** How often it is started again when the browser gives it no trace, as happens once in a hundred pages. */
const ATTEMPTS = 3;

/**
 * Judges a page with the mobile preset, in a browser of its own.
 * @param folder where Lighthouse is installed
 * @param browser the program to start
 * @throws Error with Lighthouse's message when it cannot judge the page
 */
export async function runLighthouse(folder: string, browser: string, url: string): Promise<Points> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await judge(folder, browser, url);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function judge(folder: string, browser: string, url: string): Promise<Points> {
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

/** @returns what the program says */
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
