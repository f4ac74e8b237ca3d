import { BUDGETS } from "../budgets.ts";
import { kibibytes, medianOf, milliseconds } from "./figures.ts";
import { sumBytes, type Transfer, type Visit } from "./measure-visit.ts";
import { SLOW_PHONE, TOUCH_MS } from "./slow-phone.ts";
import type { BenchTable } from "./write-tables.ts";

/** A page and its baseline, measured alternately, so that other load affects both. */
export interface PageRound {
  visit: Visit;
  bare: Visit;
  /** For a visitor who comes from another page, with that page's files in the cache. */
  next: Visit;
  bareNext: Visit;
  /** First paints in milliseconds after a tap on a link; undefined for pages that are not linked. */
  linked: { page: number; bare: number } | undefined;
  /** Milliseconds from the first keystroke until the form works; undefined on a page without a form. */
  wake: number | undefined;
  /** For a page with React alone. */
  react: number | undefined;
}

/** Describes which budgets a visit exceeds. */
export function overBudget({ transfers, layoutShift }: Pick<Visit, "transfers" | "layoutShift">): string[] {
  const weights = [
    ["script of its own", BUDGETS.pageScript, ({ kind, isLate }: Transfer) => kind === "script" && !isLate],
    ["fonts", BUDGETS.fonts, ({ kind }: Transfer) => kind === "font"],
  ] as const;
  const heavy = weights.flatMap(([name, most, fits]) => {
    const bytes = sumBytes(transfers, fits);
    return bytes > most ? [`${kibibytes(bytes)} of ${name}, at most ${kibibytes(most)} are allowed`] : [];
  });
  const shifted = layoutShift > BUDGETS.layoutShift ? [`the layout shifts by ${layoutShift.toFixed(4)}`] : [];
  return [...heavy, ...shifted];
}

type MeasuredPages = ReadonlyMap<string, readonly PageRound[]>;

/** Tables of all pages: first visits, next visits, keystrokes, and transfers. */
export function pageTables(pages: MeasuredPages): BenchTable[] {
  const rows = (cells: (rounds: readonly PageRound[]) => string[]): string[][] =>
    [...pages].map(([path, rounds]) => [path, ...cells(rounds)]);
  const runs = [...pages.values()][0]?.length ?? 0;
  return [
    { caption: paintCaption(runs), columns: PAINT_COLUMNS, rows: rows(paintCells), notes: PAINT_NOTES },
    { caption: NEXT_CAPTION, columns: NEXT_COLUMNS, rows: rows(nextCells), notes: NEXT_NOTES },
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
  ];
}

export const summary = (rounds: readonly PageRound[]): string[] => [
  ...paintCells(rounds),
  ...nextCells(rounds),
  ...keyCells(rounds),
];

/** Size columns, and which files each one totals. */
const WEIGHTS: readonly [column: string, fits: (file: Transfer) => boolean][] = [
  ["HTML", ({ kind }) => kind === "document"],
  ["Fonts", ({ kind }) => kind === "font"],
  ["Images", ({ kind }) => kind === "image" || kind === "other"],
  ["Script", ({ kind, isLate }) => kind === "script" && !isLate],
  ["Script when idle", ({ kind, isLate }) => kind === "script" && isLate],
];

const paintCaption = (runs: number): string =>
  `Each type of page of the production build ${SLOW_PHONE}; medians of ${runs} runs with a fresh profile each. Bare is the same HTML without styles, fonts and scripts, opened in a process of its own like the page (\`Cross-Origin-Opener-Policy\`), and measured alternately with it. The goal is 1.6 times the bare page.`;

const PAINT_COLUMNS = ["Page", "First paint", "Bare", "To bare", "Largest paint", "Shift", "Blocking"];

const PAINT_NOTES = [
  "First and largest paint are the browser's contentful paints; shift is the cumulative layout shift; blocking is what long tasks took beyond 50 ms each, from the first paint until the network is quiet.",
];

const NEXT_CAPTION =
  "The same pages, beside the same bare ones, as the next page of a visitor who has come by another and has its files in the cache: first paint on the same phone, medians of as many runs. The goal is 1.2 times the bare page.";

const NEXT_COLUMNS = ["Page", "By a link", "Bare", "To bare", "By its address", "Bare", "To bare"];

const NEXT_NOTES = [
  `By a link: a finger touches a link and leaves it after ${TOUCH_MS} ms, from which the time counts. Our headers have speculation rules, by which the browser fetches the page at the touch; the bare page has none. The slow connection is a proxy here, for both, since DevTools does not slow down such early requests.`,
  "By its address: typed or from a bookmark, so that nothing tells the browser before; a link is the same in a browser without speculation rules. The styles are in the page and come again with it.",
  "Nobody links to a page that is not there.",
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

function excessNotes(pages: MeasuredPages): string[] {
  const excesses = new Map<string, Set<string>>();
  for (const [path, rounds] of pages)
    for (const text of rounds.flatMap(({ visit }) => overBudget(visit)))
      excesses.set(text, (excesses.get(text) ?? new Set()).add(path));
  return [...excesses].map(([text, paths]) => `${[...paths].join(", ")}: ${text}.`);
}

/** Formats a time, the baseline's, and their ratio. */
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
  ];
}

function nextCells(rounds: readonly PageRound[]): string[] {
  const links = rounds.flatMap(({ linked }) => linked ?? []);
  return [
    ...(links.length === 0
      ? ["", "", ""]
      : compared(
          medianOf(links, ({ page }) => page),
          medianOf(links, ({ bare }) => bare),
        )),
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
