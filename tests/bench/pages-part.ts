import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Browser } from "playwright";
import { WIDGETS } from "../../widgets/registry.ts";
import { openWholeBrowser } from "../browser/open-browser.ts";
import { MISSING_PAGE, PAGE_TYPES } from "../e2e/page-types.ts";
import { startSite } from "../e2e/start-site.ts";
import { median, milliseconds } from "./figures.ts";
import { measureVisit } from "./measure-visit.ts";
import { pageTables, summary, type PageRound } from "./page-tables.ts";
import { serveTexts, type ServedText, type TextServer } from "./serve-texts.ts";
import { openPhoneBehindLine, openSlowLine, openSlowPhone, TOUCH_MS } from "./slow-phone.ts";
import type { BenchPart, BenchTable } from "./write-tables.ts";

/** Elements to remove. Structured data stays, since a browser skips it. */
const LEFT_OUT = [
  /<style[^>]*>[^]*?<\/style>/g,
  /<link rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g,
  /<script(?![^>]*application\/(?:ld\+)?json)[^>]*>[^]*?<\/script>/g,
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
];

/** Strips a page of styles, fonts and scripts, as a baseline for painting it. */
export function barePage(html: string): string {
  return LEFT_OUT.reduce((rest, element) => rest.replace(element, ""), html);
}

/** Baseline pages: the same HTML without assets, served by a separate process like the site. */
interface Floor extends TextServer {
  /** URL of a page without styles, fonts and scripts. */
  bare: (path: string) => string;
  /** URL of such a page that loads React at the first keystroke and renders one element. */
  react: (path: string) => string;
}

const SCRIPT = "/react-floor.js";

/**
 * The header makes the browser start a new process for the page, as for every page that is opened from another site.
 */
const OPENER_POLICY = "cross-origin-opener-policy";

/** Loads React at the first keystroke, as our pages do. */
const AT_FIRST_KEY = `<script type="module">addEventListener("keydown", () => import("${SCRIPT}"), { once: true })</script></body>`;

/**
 * Serves baselines of some pages.
 * @param url of the site
 */
async function serveFloor(url: string, paths: readonly string[]): Promise<Floor> {
  const texts: Record<string, ServedText> = {
    [SCRIPT]: { type: "text/javascript", text: await bundleReact() },
  };
  for (const path of paths) {
    const page = await fetch(url + path);
    const headers = { [OPENER_POLICY]: page.headers.get(OPENER_POLICY) ?? "unsafe-none" };
    const html = barePage(await page.text());
    texts[path] = { type: "text/html", text: html, headers };
    texts[`${path}?react`] = { type: "text/html", text: html.replace("</body>", AT_FIRST_KEY), headers };
  }
  const { origin, stop } = await serveTexts(texts);
  return { origin, bare: (path) => origin + path, react: (path) => `${origin}${path}?react`, stop };
}

async function bundleReact(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("react-floor.tsx", import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}

/** A page's own form, as opposed to the quick form in every header, and a text field in it. */
const FIELDS = WIDGETS.map(
  ({ tag }) => `main ${tag} :is(input[type=text], input[type=email], input[type=tel]):not([tabindex="-1"])`,
).join();

/** Time of an event in the page, as recorded by the page. */
interface NotedKey {
  key?: number;
  ready?: number;
}

/**
 * Types into the first form of a page right after its first paint.
 * @returns milliseconds from the first keystroke until the form is hydrated; undefined when the page has no form
 * @throws Error when input is lost
 */
async function measureWake(browser: Browser, url: string): Promise<number | undefined> {
  const page = await openSlowPhone(browser);
  try {
    await page.addInitScript(() => {
      const noted: NotedKey = {};
      Object.assign(globalThis, { noted });
      addEventListener("keydown", ({ timeStamp }) => (noted.key ??= timeStamp), true);
      addEventListener("ridgebeam:ready", ({ target, timeStamp }) => {
        if ((target as Element).contains(document.activeElement)) noted.ready = timeStamp;
      });
    });
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForLoadState("domcontentloaded");
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const field = page.locator(FIELDS).first();
    if ((await field.count()) === 0) return undefined;
    await field.pressSequentially("a");
    await page.waitForFunction(
      () => (globalThis as unknown as { noted: NotedKey }).noted.ready !== undefined,
    );
    const { key = NaN, ready = NaN } = await page.evaluate(
      () => (globalThis as unknown as { noted: NotedKey }).noted,
    );
    // A field may have an initial value.
    if (!(await field.inputValue()).includes("a")) throw new Error(`${url} lost what was typed.`);
    return Math.max(0, ready - key);
  } finally {
    await page.context().close();
  }
}

/** Time of an event in the page, as recorded by the page. */
interface NotedTouch {
  touch?: number;
  ready?: number;
}

/**
 * Selects another role in the salary explorer.
 * @param delay milliseconds after the explorer has come into view; 0 for as soon as the page is painted
 * @returns milliseconds from the first touch until the explorer's script responds; 0 if it was already loaded
 */
async function measureTouch(browser: Browser, url: string, delay: number): Promise<number> {
  const page = await openSlowPhone(browser);
  try {
    await page.addInitScript(() => {
      const noted: NotedTouch = {};
      Object.assign(globalThis, { noted });
      for (const type of ["pointerover", "focusin", "input"])
        addEventListener(
          type,
          ({ target, timeStamp }) => {
            if ((target as Element).closest?.("salary-explorer")) noted.touch ??= timeStamp;
          },
          true,
        );
      addEventListener("ridgebeam:ready", ({ target, timeStamp }) => {
        if ((target as Element).localName === "salary-explorer") noted.ready = timeStamp;
      });
    });
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForLoadState("domcontentloaded");
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const role = page.locator("salary-explorer select[name=role]").first();
    if (delay > 0) {
      await role.scrollIntoViewIfNeeded();
      await page.waitForTimeout(delay);
    }
    await role.selectOption({ index: 3 });
    await page.waitForFunction(
      () => (globalThis as unknown as { noted: NotedTouch }).noted.ready !== undefined,
    );
    const { touch = NaN, ready = NaN } = await page.evaluate(
      () => (globalThis as unknown as { noted: NotedTouch }).noted,
    );
    return Math.max(0, ready - touch);
  } finally {
    await page.context().close();
  }
}

/** Position of the finger in pixels, from the window's top left corner. */
const FINGER = { x: 200, y: 400 };

/**
 * Follows a link from one page to another, as on a phone. The link is moved below the finger, over the page's content,
 * so that every page is left in the same way.
 * @param origin of a server behind an emulated slow connection
 * @returns milliseconds from the end of the touch to the next page's first contentful paint
 */
async function measureNext(browser: Browser, origin: string, path: string, before: string): Promise<number> {
  const page = await openPhoneBehindLine(browser);
  try {
    await page.goto(origin + before, { waitUntil: "networkidle" });
    await page.evaluate(
      ([href, { x, y }]) => {
        const link = document.createElement("a");
        link.href = href;
        link.textContent = "Next";
        link.style.cssText = `position:fixed;z-index:9;left:${x - 40}px;top:${y - 20}px;width:80px;height:40px;background:#fff`;
        document.body.append(link);
      },
      [path, FINGER] as const,
    );
    await sleep(500);
    const session = await page.context().newCDPSession(page);
    const isOpened = page.waitForURL(origin + path);
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [FINGER] });
    await sleep(TOUCH_MS);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await isOpened;
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    return (await paint.jsonValue()) ?? NaN;
  } finally {
    await page.context().close();
  }
}

/** URLs of pages and their baselines. */
interface MeasuredSite {
  /** Origin of the site. */
  url: string;
  floor: Floor;
  /** Origins of both behind the phone's connection. */
  line: { site: string; floor: string };
}

/** The previous page of the visit. */
const pageBefore = (path: string): string => (path === "/about" ? "/" : "/about");

/** Measures a page of a site and its baseline. */
async function measurePage(
  browser: Browser,
  { url, floor, line }: MeasuredSite,
  path: string,
): Promise<PageRound> {
  const before = pageBefore(path);
  const wake = await measureWake(browser, url + path);
  return {
    visit: await measureVisit(browser, url + path),
    bare: await measureVisit(browser, floor.bare(path)),
    next: await measureVisit(browser, url + path, url + before),
    bareNext: await measureVisit(browser, floor.bare(path), floor.bare(before)),
    linked:
      path === MISSING_PAGE
        ? undefined
        : {
            page: await measureNext(browser, line.site, path, before),
            bare: await measureNext(browser, line.floor, path, before),
          },
    wake,
    react: wake === undefined ? undefined : await measureWake(browser, floor.react(path)),
  };
}

/** Runs of each page, each in a fresh profile. */
const ROUNDS = 5;

/** Pages with a salary explorer, one of each layout. */
const EXPLORERS = ["/insights/2025-construction-engineering-salary-report", "/", "/locations/texas"];

/** What a visitor's phone downloads and when it paints, for each type of page. */
export const pagesPart: BenchPart = {
  id: "pages",
  file: "docs/performance/pages.md",
  measure: async () => {
    const site = await startSite();
    const floor = await serveFloor(site.url, PAGE_TYPES);
    const lines = [await openSlowLine(site.url), await openSlowLine(floor.origin)] as const;
    const [ours, bare] = lines;
    const measured = { url: site.url, floor, line: { site: ours.origin, floor: bare.origin } };
    const browser = await openWholeBrowser();
    try {
      const pages = new Map<string, PageRound[]>();
      for (const path of PAGE_TYPES) {
        const rounds: PageRound[] = [];
        for (let round = 0; round < ROUNDS; round++) rounds.push(await measurePage(browser, measured, path));
        console.log([path, ...summary(rounds)].join("  "));
        pages.set(path, rounds);
      }
      return [...pageTables(pages), await touchTable(browser, site.url)];
    } finally {
      await browser.close();
      for (const line of lines) line.stop();
      floor.stop();
      await site.stop();
    }
  },
};

/** Time from the first touch in the explorer to its response. */
async function touchTable(browser: Browser, url: string): Promise<BenchTable> {
  const rows: string[][] = [];
  for (const path of EXPLORERS) {
    const row = [path];
    for (const delay of [0, 300, 1000]) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await measureTouch(browser, url + path, delay));
      row.push(milliseconds(median(times)));
    }
    console.log(row.join("  "));
    rows.push(row);
  }
  return { caption: TOUCH_CAPTION, columns: TOUCH_COLUMNS, rows };
}

const TOUCH_CAPTION =
  "From the first touch of the salary explorer, as soon as the page is painted or later, until it answers: on the same phone, medians of as many runs. The goal is 800 ms.";

const TOUCH_COLUMNS = ["Page", "Touched at once", "0.3 s after it is in view", "1 s after it is in view"];
