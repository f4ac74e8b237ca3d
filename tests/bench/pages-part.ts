import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Browser, Locator, Page } from "playwright";
import { WIDGETS } from "../../widgets/registry.ts";
import { MISSING_PAGE, PAGE_TYPES } from "../e2e/page-types.ts";
import type { LocalServer } from "../serve.ts";
import { median, milliseconds } from "./figures.ts";
import { measureVisit } from "./measure-visit.ts";
import { pageTables, summary, type PageRound } from "./page-tables.ts";
import { serveTexts, type ServedText } from "./serve-texts.ts";
import { print, withSite } from "./stages.ts";
import { openPhoneOnSlowLine, openSlowLine, openSlowPhone, TOUCH_MS } from "./slow-phone.ts";
import type { BenchPart, BenchTable } from "./write-tables.ts";

/** Elements to remove. Structured data stays, since a browser skips it. */
const LEFT_OUT = [
  /<style[^>]*>[^]*?<\/style>/g,
  /<link rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g,
  /<script(?![^>]*application\/(?:ld\+)?json)[^>]*>[^]*?<\/script>/g,
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
];

export function barePage(html: string): string {
  return LEFT_OUT.reduce((rest, element) => rest.replace(element, ""), html);
}

const SCRIPT = "/react-floor.js";

/**
 * The header makes the browser start a new process for the page, as for every page that is opened from another site.
 */
const OPENER_POLICY = "cross-origin-opener-policy";

/** Loads React at the first keystroke, as our pages do. */
const AT_FIRST_KEY = `<script type="module">addEventListener("keydown", () => import("${SCRIPT}"), { once: true })</script></body>`;

/**
 * Serves baselines of some pages: each without styles, fonts and scripts, and with `?react` one that fetches React at
 * the first keystroke and renders one element.
 * @param url of the site with these pages
 */
async function serveFloor(url: string, paths: readonly string[]): Promise<LocalServer> {
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
  return serveTexts(texts);
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

interface Noted {
  first?: number;
  ready?: number;
}

/**
 * Uses a control on a page after the first paint, and measures how long it takes to hydrate.
 * @param control selector; the first match is used
 * @param events events of the control that mark the first use
 * @returns milliseconds from the first event until the control is hydrated, 0 if it already was; undefined if the page
 * has no such control
 */
async function measureAnswer(
  browser: Browser,
  url: string,
  control: string,
  events: readonly string[],
  use: (found: Locator, page: Page) => Promise<unknown>,
): Promise<number | undefined> {
  const page = await openSlowPhone(browser);
  try {
    await page.addInitScript(
      ([selector, types]) => {
        const noted: Noted = {};
        Object.assign(globalThis, { noted });
        for (const type of types)
          addEventListener(
            type,
            ({ target, timeStamp }) => {
              if (target === document.querySelector(selector)) noted.first ??= timeStamp;
            },
            true,
          );
        addEventListener("ridgebeam:ready", ({ target, timeStamp }) => {
          if ((target as Element).contains(document.querySelector(selector))) noted.ready = timeStamp;
        });
      },
      [control, events] as const,
    );
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForLoadState("domcontentloaded");
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const found = page.locator(control).first();
    if ((await found.count()) === 0) return undefined;
    await use(found, page);
    const { first = NaN, ready = NaN } = await noted(page);
    return Math.max(0, ready - first);
  } finally {
    await page.context().close();
  }
}

async function noted(page: Page): Promise<Noted> {
  const found = await page.waitForFunction(() => {
    const { noted } = globalThis as unknown as { noted: Noted };
    return noted.ready === undefined ? undefined : noted;
  });
  return (await found.jsonValue()) ?? {};
}

/**
 * Types into the first form of a page.
 * @throws Error when input is lost
 */
const measureWake = (browser: Browser, url: string): Promise<number | undefined> =>
  measureAnswer(browser, url, FIELDS, ["keydown"], async (field, page) => {
    await field.pressSequentially("a");
    await noted(page);
    // A field may already have a figure.
    if (!(await field.inputValue()).includes("a")) throw new Error(`${url} lost what was typed.`);
  });

/**
 * Picks another role in the salary explorer of a page.
 * @param delay milliseconds after the explorer came into view; 0 is right after the first paint
 */
const measureTouch = (browser: Browser, url: string, delay: number): Promise<number | undefined> =>
  measureAnswer(
    browser,
    url,
    "salary-explorer select[name=role]",
    ["pointerover", "focusin", "input"],
    async (role, page) => {
      if (delay > 0) {
        await role.scrollIntoViewIfNeeded();
        await page.waitForTimeout(delay);
      }
      await role.selectOption({ index: 3 });
    },
  );

/** Position of the finger in pixels, from the window's top left corner. */
const FINGER = { x: 200, y: 400 };

/**
 * Follows a link from one page to another, as on a phone. The link is moved below the finger, over the page's content,
 * so that every page is left in the same way.
 * @param origin of a server behind an emulated slow connection
 * @returns milliseconds from the end of the touch to the next page's first contentful paint
 */
async function measureNext(browser: Browser, origin: string, path: string, before: string): Promise<number> {
  const page = await openPhoneOnSlowLine(browser);
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

/** Origins of a site and of its baseline, each also through the slow connection. */
interface Origins {
  site: string;
  floor: string;
  line: { site: string; floor: string };
}

/** The previous page of the visit. */
const pageBefore = (path: string): string => (path === "/about" ? "/" : "/about");

/** Measures a page of a site and its baseline. */
async function measurePage(
  browser: Browser,
  { site, floor, line }: Origins,
  path: string,
): Promise<PageRound> {
  const before = pageBefore(path);
  const wake = await measureWake(browser, site + path);
  return {
    visit: await measureVisit(browser, site + path),
    bare: await measureVisit(browser, floor + path),
    next: await measureVisit(browser, site + path, site + before),
    bareNext: await measureVisit(browser, floor + path, floor + before),
    linked:
      path === MISSING_PAGE
        ? undefined
        : {
            page: await measureNext(browser, line.site, path, before),
            bare: await measureNext(browser, line.floor, path, before),
          },
    wake,
    react: wake === undefined ? undefined : await measureWake(browser, `${floor}${path}?react`),
  };
}

/** Runs of each page, each in a fresh profile. */
const ROUNDS = 5;

/** Pages with a salary explorer, one of each layout. */
const EXPLORERS = ["/insights/2025-construction-engineering-salary-report", "/", "/locations/texas"];

export const pagesPart: BenchPart = {
  id: "pages",
  file: "docs/performance/pages.md",
  measure: () =>
    withSite(async (site, browser) => {
      const floor = await serveFloor(site.url, PAGE_TYPES);
      const [ours, bare] = [await openSlowLine(site.url), await openSlowLine(floor.origin)];
      const measured = {
        site: site.url,
        floor: floor.origin,
        line: { site: ours.origin, floor: bare.origin },
      };
      try {
        const pages = new Map<string, PageRound[]>();
        for (const path of PAGE_TYPES) {
          const rounds: PageRound[] = [];
          for (let round = 0; round < ROUNDS; round++)
            rounds.push(await measurePage(browser, measured, path));
          print([path, ...summary(rounds)]);
          pages.set(path, rounds);
        }
        return [...pageTables(pages), await touchTable(browser, site.url)];
      } finally {
        for (const server of [ours, bare, floor]) server.close();
      }
    }),
};

/** Time from the first touch in the explorer to its response. */
async function touchTable(browser: Browser, url: string): Promise<BenchTable> {
  const rows: string[][] = [];
  for (const path of EXPLORERS) {
    const row = [path];
    for (const delay of [0, 300, 1000]) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++)
        times.push((await measureTouch(browser, url + path, delay)) ?? NaN);
      row.push(milliseconds(median(times)));
    }
    rows.push(print(row));
  }
  return { caption: TOUCH_CAPTION, columns: TOUCH_COLUMNS, rows };
}

const TOUCH_CAPTION =
  "From the first touch of the salary explorer, as soon as the page is painted or later, until it answers: on the same phone, medians of as many runs. The goal is 800 ms.";

const TOUCH_COLUMNS = ["Page", "Touched at once", "0.3 s after it is in view", "1 s after it is in view"];
