import { openBrowser } from "../../browser/open-browser.ts";
import { PAGE_TYPES } from "../../e2e/page-types.ts";
import { startSite } from "../../e2e/start-site.ts";
import type { BenchPart } from "../bench-part.ts";
import { kibibytes, milliseconds } from "../format-figures.ts";
import { median, medianOf } from "../median.ts";
import { SLOW_PHONE } from "../phone/slow-phone.ts";
import { sumBytes, type Transfer } from "../phone/watch-transfers.ts";
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
      return [{ caption: CAPTION, columns: COLUMNS, rows, notes: [...NOTES, ...excessNotes] }];
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

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
