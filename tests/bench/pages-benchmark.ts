import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Browser } from "playwright";
import { WIDGETS } from "../../widgets/registry.ts";
import { MISSING_PATH, SAMPLE_PATHS } from "../e2e/sample-paths.ts";
import type { LocalServer } from "../serve.ts";
import { medianBy, formatMilliseconds } from "./statistics.ts";
import { FIRST_PAINT, measureVisit, waitForEntry, type Visit } from "./measure-visit.ts";
import { serveTextFiles, type TextFile } from "./serve-text-files.ts";
import { logRow, withSite } from "./fixtures.ts";
import {
  openPhoneWithSlowCpu,
  startThrottlingProxy,
  openSlowPhone,
  SLOW_PHONE_CAPTION,
  TAP_DURATION_MS,
} from "./slow-phone.ts";
import type { Benchmark } from "./write-tables.ts";

/** Elements that the baseline lacks. The baseline keeps structured data, which browsers do not process. */
const REMOVED_ELEMENTS = [
  /<style[^>]*>[^]*?<\/style>/g,
  /<link rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g,
  /<script(?![^>]*application\/(?:ld\+)?json)[^>]*>[^]*?<\/script>/g,
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
];

const SCRIPT = "/react-baseline.js";

/** Makes the browser start a new process for the page, as it does for a page from another site. */
const OPENER_POLICY = "cross-origin-opener-policy";

const IMPORT_ON_KEYDOWN = `<script type="module">addEventListener("keydown", () => import("${SCRIPT}"), { once: true })</script></body>`;

/**
 * Serves a baseline for each page type: the same page without styles, fonts and scripts. With `?react`, it
 * loads React on the first keystroke and renders one element.
 * @param url URL of the site with the original pages
 */
async function serveBarePages(url: string): Promise<LocalServer> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("react-baseline.tsx", import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const texts: Record<string, TextFile> = {
    [SCRIPT]: { type: "text/javascript", text: outputFiles[0]?.text ?? "" },
  };
  for (const path of SAMPLE_PATHS) {
    const page = await fetch(url + path);
    const headers = { [OPENER_POLICY]: page.headers.get(OPENER_POLICY) ?? "unsafe-none" };
    const html = REMOVED_ELEMENTS.reduce(
      (remainder, element) => remainder.replace(element, ""),
      await page.text(),
    );
    texts[path] = { type: "text/html", text: html, headers };
    texts[`${path}?react`] = { type: "text/html", text: html.replace("</body>", IMPORT_ON_KEYDOWN), headers };
  }
  return serveTextFiles(texts);
}

/** Selects the text fields in a page's main content, not those of the quick form in the header. */
const FIELDS = WIDGETS.map(
  ({ tag }) => `main ${tag} :is(input[type=text], input[type=email], input[type=tel]):not([tabindex="-1"])`,
).join();

/**
 * Types into the first form on a page after its first paint.
 * @returns milliseconds from the first keystroke until the form is hydrated; undefined without a form
 * @throws Error if input is lost
 */
async function measureKey(browser: Browser, url: string): Promise<number | undefined> {
  const page = await openSlowPhone(browser);
  try {
    await page.addInitScript((selector) => {
      addEventListener("keydown", ({ timeStamp: startTime }) => performance.mark("key", { startTime }));
      addEventListener("ridgebeam:ready", ({ target, timeStamp: startTime }) => {
        const containsField = (target as Element).contains(document.querySelector(selector));
        if (containsField) performance.mark("ready", { startTime });
      });
    }, FIELDS);
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForLoadState("domcontentloaded");
    await waitForEntry(page, FIRST_PAINT);
    const field = page.locator(FIELDS).first();
    if ((await field.count()) === 0) return undefined;
    await field.pressSequentially("a");
    const readyTime = await waitForEntry(page, "ready");
    // The field may have had an initial value.
    if (!(await field.inputValue()).includes("a")) throw new Error(`${url} lost what was typed.`);
    return Math.max(0, readyTime - (await waitForEntry(page, "key")));
  } finally {
    await page.context().close();
  }
}

/** A sentence of more keys than fit into the time until the form is hydrated. */
const SENTENCE = "Superintendent with ten years";
const KEY_INTERVAL_MS = 100;

/**
 * Types a sentence into the first form on a page, as soon as the page is painted and while the form's scripts load.
 * @returns milliseconds that the slowest key took, until the browser had painted it; undefined without a form
 * @throws Error if input is lost
 */
async function measureSlowestKey(browser: Browser, url: string): Promise<number | undefined> {
  const page = await openSlowPhone(browser);
  try {
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForLoadState("domcontentloaded");
    await waitForEntry(page, FIRST_PAINT);
    const field = page.locator(FIELDS).first();
    if ((await field.count()) === 0) return undefined;
    await field.evaluate(scrollToMiddle);
    const slowest = page.evaluate(watchSlowestKey, SENTENCE.length * KEY_INTERVAL_MS + 2_000);
    await field.fill("");
    await field.pressSequentially(SENTENCE, { delay: KEY_INTERVAL_MS });
    if ((await field.inputValue()) !== SENTENCE) throw new Error(`${url} lost what was typed.`);
    return await slowest;
  } finally {
    await page.context().close();
  }
}

/**
 * Scrolls a field to where a phone shows it, above the keyboard. At the lower edge of the emulated window, the
 * browser's own window ends, so that a key there is painted only together with the next change above it.
 */
function scrollToMiddle(field: Element): void {
  field.scrollIntoView({ block: "center", behavior: "instant" });
}

function watchSlowestKey(durationMs: number): Promise<number> {
  let slowest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name.startsWith("key")) slowest = Math.max(slowest, duration);
  });
  // 16 ms is the shortest threshold.
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  return new Promise((resolve) => setTimeout(() => resolve(slowest), durationMs));
}

const TAP_POSITION = { x: 200, y: 400 };

/**
 * Taps a link from one page to another, as on a phone. The link is added to the first page at the tap
 * position, so that every measurement starts the same way.
 * @param origin of a server behind an emulated slow connection
 * @returns milliseconds from the end of the touch to the next page's first contentful paint
 */
async function measureLink(browser: Browser, origin: string, path: string): Promise<number> {
  const page = await openPhoneWithSlowCpu(browser);
  try {
    await page.goto(origin + pageBefore(path), { waitUntil: "networkidle" });
    await page.evaluate(
      ([href, { x, y }]) => {
        const link = document.createElement("a");
        link.href = href;
        link.textContent = "Next";
        link.style.cssText = `position:fixed;z-index:9;left:${x - 40}px;top:${y - 20}px;width:80px;height:40px;background:#fff`;
        document.body.append(link);
      },
      [path, TAP_POSITION] as const,
    );
    await sleep(500);
    const session = await page.context().newCDPSession(page);
    const navigation = page.waitForURL(origin + path);
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [TAP_POSITION] });
    await sleep(TAP_DURATION_MS);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await navigation;
    return await waitForEntry(page, FIRST_PAINT);
  } finally {
    await page.context().close();
  }
}

const pageBefore = (path: string): string => (path === "/about" ? "/" : "/about");

/** Times for a page and its baseline in milliseconds. */
type Pair = readonly [page: number, floor: number];

interface Origins {
  site: string;
  floor: string;
  /** The same behind an emulated slow connection. */
  slowSite: string;
  slowFloor: string;
}

/** Measures a page once. A page and its baseline alternate, so that load on the machine affects both. */
type MeasureRound<Round> = (browser: Browser, origins: Origins, path: string) => Promise<Round>;

type ToCells<Round> = (rounds: readonly Round[]) => string[];

/**
 * Measures each type of page several times, each time in a fresh profile.
 * @returns the cells of a table: a row for each page
 */
const measurePages = <Round>(
  rounds: number,
  measureRound: MeasureRound<Round>,
  toCells: ToCells<Round>,
): Promise<string[][]> =>
  withSite(async ({ url }, browser) => {
    const bareServer = await serveBarePages(url);
    const [slowSite, slowFloor] = [
      await startThrottlingProxy(url),
      await startThrottlingProxy(bareServer.origin),
    ];
    const origins = {
      site: url,
      floor: bareServer.origin,
      slowSite: slowSite.origin,
      slowFloor: slowFloor.origin,
    };
    try {
      const rows: string[][] = [];
      for (const path of SAMPLE_PATHS) {
        const measured: Round[] = [];
        for (let round = 0; round < rounds; round++)
          measured.push(await measureRound(browser, origins, path));
        const row = [path, ...toCells(measured)];
        logRow(row);
        rows.push(row);
      }
      return rows;
    } finally {
      for (const server of [slowSite, slowFloor, bareServer]) server.close();
    }
  });

function compare(pairs: readonly (Pair | undefined)[]): string[] {
  const found = pairs.filter((pair) => pair !== undefined);
  if (found.length === 0) return ["", "", ""];
  const [time, floorTime] = [medianBy(found, ([page]) => page), medianBy(found, ([, bare]) => bare)];
  return [formatMilliseconds(time), formatMilliseconds(floorTime), `${(time / floorTime).toFixed(2)} ×`];
}

function formatRange(times: readonly (number | undefined)[]): string {
  const found = times.filter((time) => time !== undefined).sort((a, b) => a - b);
  return found.length === 0
    ? ""
    : `${found[0]!.toLocaleString("en-US")} to ${formatMilliseconds(found.at(-1)!)}`;
}

const ROUNDS = 5;

const FILE = "docs/performance/pages.md";

export const paintBenchmark: Benchmark = {
  id: "paint",
  file: FILE,
  async measure() {
    const rows = await measurePages(
      ROUNDS,
      async (browser, { site, floor }, path) => {
        const [page, bare] = [
          await measureVisit(browser, site + path),
          await measureVisit(browser, floor + path),
        ];
        const firstPaint: Pair = [page.firstPaint, bare.firstPaint];
        const largestPaint: Pair = [page.largestPaint, bare.largestPaint];
        return { firstPaint, largestPaint };
      },
      (rounds) => [
        ...compare(rounds.map(({ firstPaint }) => firstPaint)),
        ...compare(rounds.map(({ largestPaint }) => largestPaint)),
      ],
    );
    return [
      {
        caption: `Each type of page of the production build ${SLOW_PHONE_CAPTION}; medians of ${ROUNDS} runs with a fresh profile each. First and largest paint are the browser's first and largest contentful paint. Bare is the same HTML without styles, fonts and scripts, opened in a process of its own like the page (\`Cross-Origin-Opener-Policy\`), and measured alternately with it. The goals are 1.3 times the bare page for the first paint and 1.35 times for the largest.`,
        columns: ["Page", "First paint", "Bare", "To bare", "Largest paint", "Bare", "To bare"],
        rows,
      },
    ];
  },
};

export const visitsBenchmark: Benchmark = {
  id: "visits",
  file: FILE,
  async measure() {
    const rows = await measurePages(
      ROUNDS,
      async (browser, { site, floor, slowSite, slowFloor }, path) => {
        const visit = (origin: string): Promise<Visit> =>
          measureVisit(browser, origin + path, origin + pageBefore(path));
        const [page, bare] = [await visit(site), await visit(floor)];
        const byAddress: Pair = [page.firstPaint, bare.firstPaint];
        const byLink: Pair | undefined =
          path === MISSING_PATH
            ? undefined
            : [await measureLink(browser, slowSite, path), await measureLink(browser, slowFloor, path)];
        return { byAddress, byLink };
      },
      (rounds) => [
        ...compare(rounds.map(({ byLink }) => byLink)),
        ...compare(rounds.map(({ byAddress }) => byAddress)),
      ],
    );
    return [
      {
        caption:
          "The same pages, beside the same bare ones, as the next page of a visitor who has come by another and has its files in the cache: first paint on the same phone, medians of several runs. The goal is 1.2 times the bare page.",
        columns: ["Page", "By a link", "Bare", "To bare", "By its address", "Bare", "To bare"],
        rows,
        notes: [
          `By a link: a finger touches a link and leaves it after ${TAP_DURATION_MS} ms, from which the time counts. Our headers have speculation rules, by which the browser fetches the page at the touch; the bare page has none. The slow connection is a proxy here, for both, since DevTools does not slow down such early requests.`,
          "By its address: typed or from a bookmark, so that nothing tells the browser before; a link is the same in a browser without speculation rules. The styles are in the page and come again with it.",
          "Nobody links to a page that is not there.",
        ],
      },
    ];
  },
};

export const keysBenchmark: Benchmark = {
  id: "keys",
  file: FILE,
  async measure() {
    const rows = await measurePages(
      ROUNDS,
      async (browser, { site, floor }, path) => {
        const [page, react] = [site + path, `${floor}${path}?react`];
        const key = await measureKey(browser, page);
        if (key === undefined) return undefined;
        return {
          key: [key, (await measureKey(browser, react)) ?? NaN] as const,
          slowest: await measureSlowestKey(browser, page),
          slowestReact: await measureSlowestKey(browser, react),
        };
      },
      (rounds) => [
        ...compare(rounds.map((round) => round?.key)),
        formatRange(rounds.map((round) => round?.slowest)),
        formatRange(rounds.map((round) => round?.slowestReact)),
      ],
    );
    return [
      {
        caption: `Key to ready is the worst case: a visitor types into the page's own form as soon as the page is painted, and it is the time from that first key to \`ridgebeam:ready\`; what was typed is still there then. The floor is the same key on the bare page, which then fetches React alone and renders one element with it. The goal is 1.3 times the floor; medians of ${ROUNDS} runs. Slowest key is from the press of a key until it is painted, of those of a sentence that is typed into the field in the middle of the window from the first paint on, ten keys a second, the least and the most of the runs, beside the same on the bare page that fetches React alone; the goal is 100 ms. Pages that are not listed have no form of their own that can be typed into.`,
        columns: ["Page", "Key to ready", "React alone", "To React alone", "Slowest key", "With React alone"],
        rows: rows.filter(([, time]) => time !== ""),
      },
    ];
  },
};
