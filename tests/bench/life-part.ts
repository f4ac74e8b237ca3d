import type { Browser, CDPSession } from "playwright";
import { openContext } from "../browser/open-browser.ts";
import { MISSING_PAGE, PAGE_TYPES } from "../e2e/page-types.ts";
import { milliseconds, medianOf } from "./figures.ts";
import { measureVisit } from "./measure-visit.ts";
import { serveTexts } from "./serve-texts.ts";
import { withSite } from "./stages.ts";
import { SLOW_PHONE } from "./slow-phone.ts";
import type { BenchPart } from "./write-tables.ts";

interface FormsRun {
  /** First paint on a slow phone, in milliseconds. */
  firstPaint: number;
  /** JavaScript heap in bytes after all forms are hydrated. */
  heap: number;
}

/**
 * Opens a partner's page with a number of forms, and uses each one.
 * @param script URL of the embed's script
 */
async function measureForms(browser: Browser, script: string, count: number): Promise<FormsRun> {
  const forms = Array.from(
    { length: count },
    (_, n) => `<p>Job ${n}</p><lead-form context="partner"></lead-form>`,
  );
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Jobs</title><h1>Jobs</h1><script async src="${script}"></script>${forms.join("")}`;
  const host = await serveTexts({ "/": { type: "text/html", text: html } });
  try {
    const { firstPaint } = await measureVisit(browser, `${host.origin}/`);
    return { firstPaint, heap: await heapWhenAwake(browser, `${host.origin}/`, count) };
  } finally {
    host.close();
  }
}

async function heapWhenAwake(browser: Browser, url: string, count: number): Promise<number> {
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener("ridgebeam:ready", ({ target }) => (target as Element).setAttribute("data-awake", ""));
    });
    await page.goto(url);
    for (let n = 0; n < count; n++) {
      const form = page.locator("lead-form").nth(n);
      await form.getByLabel("Role you need").focus();
      await page.locator("lead-form[data-awake]").nth(n).waitFor();
    }
    return (await tabMemory(await context.newCDPSession(page))).heap;
  } finally {
    await context.close();
  }
}

/**
 * Views pages in one tab, uses the first form of each, and measures the tab after certain numbers of views.
 * @param marks those numbers, ascending
 */
async function measureViews(
  browser: Browser,
  pages: readonly string[],
  marks: readonly number[],
): Promise<TabMemory[]> {
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const found: TabMemory[] = [];
    for (let view = 1; view <= (marks.at(-1) ?? 0); view++) {
      const isMark = marks.includes(view);
      await page.goto(isMark ? (pages[0] ?? "") : (pages[view % pages.length] ?? ""));
      const field = page.locator("main form input:not([type=hidden]):visible").first();
      if ((await field.count()) > 0) {
        await field.focus();
        await page.waitForLoadState("networkidle");
      }
      if (isMark) found.push(await tabMemory(session));
    }
    return found;
  } finally {
    await context.close();
  }
}

/** Memory of a tab after garbage collection. */
interface TabMemory {
  heap: number;
  documents: number;
  nodes: number;
  listeners: number;
}

async function tabMemory(session: CDPSession): Promise<TabMemory> {
  // The first collection only makes some objects collectable.
  for (let pass = 0; pass < 3; pass++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { documents, nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { heap: usedSize, documents, nodes, listeners: jsEventListeners };
}

const ROUNDS = 3;
const FORMS = [1, 20];
/** Views after which the tab is measured. */
const MARKS = [20, 200];

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export const lifePart: BenchPart = {
  id: "life",
  file: "docs/performance/embeds.md",
  measure: () =>
    withSite(async (site, browser) => {
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
    }),
};
