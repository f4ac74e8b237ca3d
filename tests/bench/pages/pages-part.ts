import type { Browser } from "playwright";
import { openWholeBrowser } from "../../browser/open-browser.ts";
import { PAGE_TYPES } from "../../e2e/page-types.ts";
import { startSite } from "../../e2e/start-site.ts";
import type { BenchPart, BenchTable } from "../bench-part.ts";
import { milliseconds } from "../format-figures.ts";
import { median } from "../median.ts";
import { openSlowLine } from "../phone/slow-line.ts";
import { measurePage, type PageRound } from "./measure-page.ts";
import { measureTouch } from "./measure-touch.ts";
import { pageTables, summary } from "./page-tables.ts";
import { serveFloor } from "./serve-floor.ts";

/** Runs of each page, a fresh profile each. */
const ROUNDS = 5;

/** Pages with a salary explorer, one of each layout. */
const EXPLORERS = ["/insights/2025-construction-engineering-salary-report", "/", "/locations/texas"];

/** What a visitor's phone fetches and when it shows what, for each type of page. */
export const pagesPart: BenchPart = {
  id: "pages",
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
