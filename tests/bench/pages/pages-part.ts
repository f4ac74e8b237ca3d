import type { Browser } from "playwright";
import { openWholeBrowser } from "../../browser/open-browser.ts";
import { PAGE_TYPES } from "../../e2e/page-types.ts";
import { startSite } from "../../e2e/start-site.ts";
import type { BenchPart, BenchTable } from "../bench-part.ts";
import { kibibytes, milliseconds } from "../format-figures.ts";
import { median, medianOf } from "../median.ts";
import { SLOW_PHONE } from "../phone/slow-phone.ts";
import { sumBytes, type Transfer } from "../phone/watch-transfers.ts";
import { measurePage, type PageRound } from "./measure-page.ts";
import { measureTouch } from "./measure-touch.ts";
import { overBudget } from "./over-budget.ts";
import { serveFloor } from "./serve-floor.ts";

/** Runs of each page, a fresh profile each. */
const ROUNDS = 5;

/** Columns of bytes, and the files that are in them. */
const WEIGHTS: readonly [column: string, fits: (file: Transfer) => boolean][] = [
  ["HTML", ({ kind }) => kind === "document"],
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
    const floor = await serveFloor(site.url, PAGE_TYPES);
    const browser = await openWholeBrowser();
    try {
      const pages = new Map<string, PageRound[]>();
      for (const path of PAGE_TYPES) {
        const rounds: PageRound[] = [];
        for (let round = 0; round < ROUNDS; round++)
          rounds.push(await measurePage(browser, site.url, floor, path));
        console.log([path, ...paintCells(rounds), ...keyCells(rounds)].join("  "));
        pages.set(path, rounds);
      }
      const rows = (cells: (rounds: PageRound[]) => string[]): string[][] =>
        [...pages].map(([path, rounds]) => [path, ...cells(rounds)]);
      return [
        { caption: PAINT_CAPTION, columns: PAINT_COLUMNS, rows: rows(paintCells), notes: PAINT_NOTES },
        {
          caption: KEY_CAPTION,
          columns: KEY_COLUMNS,
          rows: rows(keyCells).filter(([, time]) => time !== ""),
        },
        {
          caption: WEIGHT_CAPTION,
          columns: WEIGHT_COLUMNS,
          rows: rows(weightCells),
          notes: [...WEIGHT_NOTES, ...excessNotes(pages)],
        },
        await touchTable(browser, site.url),
      ];
    } finally {
      await browser.close();
      floor.stop();
      await site.stop();
    }
  },
};

/** How long the explorer takes to answer its first touch, which another role is picked with. */
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

const PAINT_CAPTION = `Each type of page of the production build ${SLOW_PHONE}; medians of ${ROUNDS} runs with a fresh profile each. Bare is the same HTML without styles, fonts and scripts, opened in a process of its own like the page (\`Cross-Origin-Opener-Policy\`), and measured in turns with it. The goals are 1.6 times the bare page for the first view and 1.2 times for the next one.`;

const PAINT_COLUMNS = [
  "Page",
  "First paint",
  "Bare",
  "To bare",
  "Largest paint",
  "Shift",
  "Blocking",
  "As the next page",
  "Bare",
  "To bare",
];

const PAINT_NOTES = [
  "First and largest paint are the browser's contentful paints; shift is the cumulative layout shift; blocking is what long tasks took beyond 50 ms each, from the first paint until the network is quiet.",
  "As the next page is the first paint for a visitor who has come by another page and has its files in the cache.",
];

const KEY_CAPTION =
  "Key to ready is the worst case: a visitor types into the page's own form as soon as the page is painted, and it is the time from that first key to `ridgebeam:ready`; what was typed is still there then. The floor is the same key on the bare page, which then fetches React alone and renders one element with it. The goal is 1.3 times the floor. Pages that are not listed have no form of their own that can be typed into.";

const KEY_COLUMNS = ["Page", "Key to ready", "React alone", "To React alone"];

const WEIGHT_CAPTION =
  "What a first view fetches: bodies as `npm start` sends them, compressed with gzip. The styles are in the HTML.";

const WEIGHT_COLUMNS = ["Page", "Requests", ...WEIGHTS.map(([column]) => column)];

const WEIGHT_NOTES = [
  "Script when idle is what a form fetches that is in view without being touched.",
  "Hosts that compress with Brotli send less.",
];

function excessNotes(pages: ReadonlyMap<string, readonly PageRound[]>): string[] {
  const excesses = new Map<string, Set<string>>();
  for (const [path, rounds] of pages)
    for (const text of rounds.flatMap(({ visit }) => overBudget(visit)))
      excesses.set(text, (excesses.get(text) ?? new Set()).add(path));
  return [...excesses].map(([text, paths]) => `${[...paths].join(", ")}: ${text}.`);
}

/** A time, the floor's, and how they compare. */
function compared(time: number, floor: number): string[] {
  return [milliseconds(time), milliseconds(floor), `${(time / floor).toFixed(2)} ×`];
}

function paintCells(rounds: readonly PageRound[]): string[] {
  return [
    ...compared(
      medianOf(rounds, ({ visit }) => visit.firstPaint),
      medianOf(rounds, ({ bare }) => bare.firstPaint),
    ),
    milliseconds(medianOf(rounds, ({ visit }) => visit.largestPaint)),
    medianOf(rounds, ({ visit }) => visit.layoutShift).toFixed(4),
    milliseconds(medianOf(rounds, ({ visit }) => visit.blockingTime)),
    ...compared(
      medianOf(rounds, ({ next }) => next.firstPaint),
      medianOf(rounds, ({ bareNext }) => bareNext.firstPaint),
    ),
  ];
}

function keyCells(rounds: readonly PageRound[]): string[] {
  const wakes = rounds.flatMap(({ wake, react }) =>
    wake === undefined || react === undefined ? [] : [{ wake, react }],
  );
  if (wakes.length === 0) return ["", "", ""];
  return compared(
    medianOf(wakes, ({ wake }) => wake),
    medianOf(wakes, ({ react }) => react),
  );
}

function weightCells(rounds: readonly PageRound[]): string[] {
  const visits = rounds.map(({ visit }) => visit);
  return [
    String(medianOf(visits, ({ transfers }) => transfers.length)),
    ...WEIGHTS.map(([, fits]) => kibibytes(medianOf(visits, ({ transfers }) => sumBytes(transfers, fits)))),
  ];
}
