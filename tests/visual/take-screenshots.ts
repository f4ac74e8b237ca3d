import { createHash } from "node:crypto";
import { readFileSync, rmSync, existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Page, Browser } from "playwright";
import { openFullBrowser } from "../browser/open-browser.ts";
import type { Folders } from "./compare-screenshots.ts";
import type { Screenshot } from "./shots.ts";

/**
 * Waits until a page is visually stable: network idle, images and fonts loaded. Also moves the pointer away
 * and scrolls to the top.
 */
async function settlePage(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    // Ignore images that fail to load, since they look the same in both revisions.
    await Promise.allSettled(images.map((image) => image.decode()));
    await document.fonts.ready;
    scrollTo({ top: 0, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Output folder of comparisons. Ignored by Git. */
export const COMPARISON_FOLDER = ".compare";

/** Existing screenshots are discarded when one of these files changes. */
const HASHED_FILES = ["take-screenshots.ts", "shots.ts", "../e2e/sample-forms.ts"];

/**
 * Returns the folders for both sets of screenshots. Keeps a commit's screenshots for later comparisons, and clears
 * those of the working tree.
 */
export function prepareScreenshotFolders(commit: string): Folders {
  const hash = createHash("sha256");
  for (const file of HASHED_FILES) hash.update(readFileSync(join(import.meta.dirname, file)));
  const after = join(COMPARISON_FOLDER, "working-tree");
  rmSync(after, { recursive: true, force: true });
  return {
    before: join(COMPARISON_FOLDER, "commits", `${commit}-${hash.digest("hex").slice(0, 8)}`),
    after,
    difference: join(COMPARISON_FOLDER, "difference"),
  };
}

/** Number of pages to open in parallel. More would only compete for the CPU. */
const CONCURRENT_PAGES = 3;

const NOW = new Date("2026-01-15T15:00:00Z");
const TIME_ZONE = "America/New_York";

/**
 * Origin of the site in the browser. It has no port, since the port varies between runs and would show up in
 * screenshots.
 */
const ORIGIN = "http://localhost";

/**
 * Takes all screenshots that are not in the folder yet, as `<name>.png`.
 * @param url URL of the running site
 * @param failures receives errors by screenshot name
 */
export async function takeScreenshots(
  url: string,
  screenshots: readonly Screenshot[],
  folder: string,
  failures: Map<string, string>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await openFullBrowser([
    `--host-resolver-rules=MAP localhost:80 127.0.0.1:${new URL(url).port}`,
  ]);
  const waiting = listMissingScreenshots(screenshots, folder);
  const work = async (): Promise<void> => {
    for (let screenshot = waiting.shift(); screenshot !== undefined; screenshot = waiting.shift()) {
      const { name } = screenshot;
      await takeScreenshot(browser, screenshot, screenshotFile(folder, name)).catch((error: Error) => {
        failures.set(name, error.message.split("\n", 1).join());
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENT_PAGES }, work));
  } finally {
    await browser.close();
  }
}

export const listMissingScreenshots = (screenshots: readonly Screenshot[], folder: string): Screenshot[] =>
  screenshots.filter(({ name }) => !existsSync(screenshotFile(folder, name)));

export const screenshotFile = (folder: string, name: string): string => join(folder, `${name}.png`);

async function takeScreenshot(browser: Browser, { shot, width }: Screenshot, file: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    deviceScaleFactor: 1,
    locale: "en-US",
    timezoneId: TIME_ZONE,
    colorScheme: "light",
    reducedMotion: shot.reducedMotion ?? "reduce",
    javaScriptEnabled: shot.isScriptingDisabled !== true,
    // Submissions are rate-limited by IP address, so use a different one for each width.
    extraHTTPHeaders: { "x-forwarded-for": `192.0.2.${width % 251}` },
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW.getTime() + width);
    await page.goto(ORIGIN + shot.path, { waitUntil: "load" });
    // `settlePage` needs scripts in the page. Without them, only wait for the network.
    if (shot.isScriptingDisabled === true) await page.waitForLoadState("networkidle");
    else await settlePage(page);
    await shot.prepare?.(page);
    if (shot.prepare !== undefined) await settlePage(page);
    const draft = `${file}.draft`;
    await page.screenshot({
      path: draft,
      type: "png",
      fullPage: true,
      animations: "disabled",
      caret: "hide",
      scale: "css",
    });
    await rename(draft, file);
  } finally {
    await context.close();
  }
}
