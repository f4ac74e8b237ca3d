import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, openFullBrowser } from "../browser/open-browser.ts";
import { holdRequests } from "./hold-requests.ts";
import { readLayoutShifts, recordLayoutShifts } from "./layout-shifts.ts";
import { serve } from "../serve.ts";
import { usePageFixture } from "./page-fixture.ts";
import { SAMPLE_PATHS } from "./sample-paths.ts";

/**
 * Maximum layout shift when fonts load after the first paint. Allows one paragraph to gain or lose a line,
 * since words may wrap differently in the two fonts.
 */
const MAX_FONT_SHIFT = 0.02;

/** Long enough for a paint of the page's first part on a busy machine. */
const REST_DELAY_MS = 2_000;

/** One path per language, since the pages of a language have the same header. */
const HEADER_PATHS = ["/", "/es"];

const fixture = usePageFixture();

test.each([
  [390, SAMPLE_PATHS],
  [768, HEADER_PATHS],
  [1440, SAMPLE_PATHS],
])(
  "fonts that load late do not move the header at %i px, and move at most one line of a page",
  async (width, paths) => {
    const { page } = await fixture.open({ viewport: { width, height: 844 } });
    await recordLayoutShifts(page);
    const visibleShifts = [];
    for (const path of paths) {
      const release = await holdRequests(page, /\.woff2$/);
      await page.goto(fixture.site.url + path, { waitUntil: "domcontentloaded" });
      await waitForPaint(page);
      // Do not count shifts before the fonts arrive: a page may be painted while it is still being parsed.
      const before = (await readLayoutShifts(page)).length;
      release();
      await page.evaluate(() => document.fonts.ready);
      await waitForPaint(page);
      await page.unroute(/\.woff2$/);
      const shifts = (await readLayoutShifts(page)).slice(before);
      const isShiftTooLarge = shifts.reduce((sum, { value }) => sum + value, 0) > MAX_FONT_SHIFT;
      const isHeader = shifts.some(({ moved }) => moved.some((piece) => piece.isHeader));
      if (isShiftTooLarge || isHeader) visibleShifts.push({ path, shifts });
    }
    expect(visibleShifts).toEqual([]);
  },
);

test("the home page has no layout shift while loading on a phone, and logs nothing to the console", async () => {
  const browser = await openFullBrowser();
  const { page, consoleProblems } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await recordLayoutShifts(page);
  await page.goto(`${fixture.site.url}/`, { waitUntil: "networkidle" });
  expect(await readLayoutShifts(page)).toEqual([]);
  expect(consoleProblems).toEqual([]);
  await browser.close();
});

test("the header does not move when a phone paints it before the rest of the page has arrived", async () => {
  const html = await (await fetch(`${fixture.site.url}/`)).text();
  const end = html.lastIndexOf("<button", html.indexOf('site-header-burger"'));
  const server = await serve(({ url }, response) => {
    response.writeHead(url === "/" ? 200 : 404, { "content-type": "text/html" });
    if (url !== "/") return void response.end();
    response.write(html.slice(0, end));
    setTimeout(() => response.end(html.slice(end)), REST_DELAY_MS);
  });
  const { page } = await fixture.open({ viewport: { width: 760, height: 844 } });
  await recordLayoutShifts(page);
  await page.goto(server.origin, { waitUntil: "commit" });
  await page.locator("[lang=es]").first().waitFor();
  await waitForPaint(page);
  expect(await page.locator(".site-header-burger").count()).toBe(0);
  await page.waitForLoadState();
  await waitForPaint(page);
  expect(await readLayoutShifts(page)).toEqual([]);
  server.close();
});

async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );
}
