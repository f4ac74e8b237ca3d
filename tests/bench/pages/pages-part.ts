import type { Browser } from "playwright";
import { openBrowser } from "../../browser/open-browser.ts";
import { PAGE_TYPES } from "../../e2e/page-types.ts";
import { startSite } from "../../e2e/start-site.ts";
import type { BenchPart, BenchTable } from "../bench-part.ts";
import { kibibytes, milliseconds } from "../format-figures.ts";
import { median, medianOf } from "../median.ts";
import { SLOW_PHONE } from "../phone/slow-phone.ts";
import { sumBytes, type Transfer } from "../phone/watch-transfers.ts";
import { measureTouch } from "./measure-touch.ts";
import { measureVisit, type Visit } from "./measure-visit.ts";
import { measureWake } from "./measure-wake.ts";
import { overBudget } from "./over-budget.ts";

/** Runs of each page, a fresh profile each. */
const ROUNDS = 3;

/** Columns of bytes, and the files that are in them. */
const WEIGHTS: readonly [column: string, fits: (file: Transfer) => boolean][] = [
  ["HTML", ({ kind }) => kind === "document"],
  ["CSS", ({ kind }) => kind === "stylesheet"],
  ["Fonts", ({ kind }) => kind === "font"],
  ["Images", ({ kind }) => kind === "image" || kind === "other"],
  ["Script", ({ kind, isLate }) => kind === "script" && !isLate],
  ["Script when idle", ({ kind, isLate }) => kind === "script" && isLate],
];

/** Pages with a salary explorer, one of each layout. */
const EXPLORERS = ["/insights/2025-construction-engineering-salary-report", "/", "/locations/texas"];

/** What a visitor's phone fetches and when it shows what, for each type of page. */
export const pagesPart: BenchPart = {
  id: "pages",
  measure: async () => {
    const site = await startSite();
    const browser = await openBrowser();
    try {
      const rows: string[][] = [];
      const excesses = new Map<string, Set<string>>();
      for (const path of PAGE_TYPES) {
        const visits: Visit[] = [];
        const wakes: number[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          visits.push(await measureVisit(browser, site.url + path));
          // A page that has no form at first has none later.
          const wake = round > wakes.length ? undefined : await measureWake(browser, site.url + path);
          if (wake !== undefined) wakes.push(wake);
        }
        const row = [path, ...visitCells(visits), wakes.length === 0 ? "" : milliseconds(median(wakes))];
        console.log(row.join("  "));
        rows.push(row);
        for (const text of visits.flatMap(overBudget))
          excesses.set(text, (excesses.get(text) ?? new Set()).add(path));
      }
      const excessNotes = [...excesses].map(([text, paths]) => `${[...paths].join(", ")}: ${text}.`);
      return [
        { caption: CAPTION, columns: COLUMNS, rows, notes: [...NOTES, ...excessNotes] },
        await touchTable(browser, site.url),
      ];
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

/** How long the explorer takes to answer its first touch, which another role is picked with. */
async function touchTable(browser: Browser, url: string): Promise<BenchTable> {
  const rows: string[][] = [];
  for (const path of EXPLORERS) {
    const row = [path];
    for (const delay of [0, 1000, 2000]) {
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

const TOUCH_COLUMNS = ["Page", "Touched at once", "1 s after it is in view", "2 s after it is in view"];

const CAPTION = `Each type of page of the production build ${SLOW_PHONE}; medians of ${ROUNDS} runs with a fresh profile each. Bytes are bodies as \`npm start\` sends them, compressed with gzip.`;

const COLUMNS = [
  "Page",
  "Requests",
  ...WEIGHTS.map(([column]) => column),
  "First paint",
  "Largest paint",
  "Shift",
  "Blocking",
  "Key to ready",
];

const NOTES = [
  "First and largest paint are the browser's contentful paints; shift is the cumulative layout shift; blocking is what long tasks took beyond 50 ms each, from the first paint until the network is quiet.",
  "Script when idle is what a form fetches that is in view without being touched. Key to ready is the worst case: a visitor types into the page's own form as soon as the page is painted, and it is the time from that first key to `ridgebeam:ready`; what was typed is still there then. Pages without a figure have no form of their own that can be typed into.",
  "Hosts that compress with Brotli send less.",
];

function visitCells(visits: readonly Visit[]): string[] {
  return [
    String(medianOf(visits, ({ transfers }) => transfers.length)),
    ...WEIGHTS.map(([, fits]) => kibibytes(medianOf(visits, ({ transfers }) => sumBytes(transfers, fits)))),
    milliseconds(medianOf(visits, ({ firstPaint }) => firstPaint)),
    milliseconds(medianOf(visits, ({ largestPaint }) => largestPaint)),
    medianOf(visits, ({ layoutShift }) => layoutShift).toFixed(4),
    milliseconds(medianOf(visits, ({ blockingTime }) => blockingTime)),
  ];
}
