import { openWholeBrowser } from "../../browser/open-browser.ts";
import { MISSING_PAGE, PAGE_TYPES } from "../../e2e/page-types.ts";
import { startSite } from "../../e2e/start-site.ts";
import type { BenchPart } from "../bench-part.ts";
import { milliseconds } from "../format-figures.ts";
import { medianOf } from "../median.ts";
import { SLOW_PHONE } from "../phone/slow-phone.ts";
import { measureForms } from "./measure-forms.ts";
import { measureViews } from "./measure-views.ts";

const ROUNDS = 3;
const FORMS = [1, 20];
/** Views after which the tab is looked at. */
const MARKS = [20, 200];

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** What many forms on one page cost, and what many pages in one tab leave behind. */
export const lifePart: BenchPart = {
  id: "life",
  measure: async () => {
    const site = await startSite();
    const browser = await openWholeBrowser();
    try {
      const runs = new Map(FORMS.map((count) => [count, [] as Awaited<ReturnType<typeof measureForms>>[]]));
      for (let round = 0; round < ROUNDS; round++)
        for (const [count, found] of runs)
          found.push(await measureForms(browser, `${site.url}/embed/v1.js`, count));
      const forms = [...runs].map(([count, found]) => [
        String(count),
        milliseconds(medianOf(found, ({ firstPaint }) => firstPaint)),
        megabytes(medianOf(found, ({ heap }) => heap)),
      ]);
      const paths = PAGE_TYPES.filter((path) => path !== MISSING_PAGE);
      const tab = await measureViews(
        browser,
        paths.map((path) => site.url + path),
        MARKS,
      );
      const views = tab.map(({ heap, documents, nodes, listeners }, index) => [
        String(MARKS[index]),
        megabytes(heap),
        ...[documents, nodes, listeners].map((count) => count.toLocaleString("en-US")),
      ]);
      return [
        {
          caption: `Forms on one page of a partner: the first paint ${SLOW_PHONE}, and JavaScript's heap, garbage collected, when each form was turned to and works; medians of ${ROUNDS} runs. The goals are the same first paint and at most 25 MB more.`,
          columns: ["Forms", "First paint", "Heap"],
          rows: forms,
        },
        {
          caption:
            "One tab after so many views of our pages, each with its first form touched: what is left on the home page when garbage is collected. The goal is that nothing grows.",
          columns: ["Views", "Heap", "Documents", "Nodes", "Listeners"],
          rows: views,
        },
      ];
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
