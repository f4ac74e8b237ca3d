import type { Page } from "playwright";
import { expect, test } from "vitest";
import { measureUntil } from "../db/measure-until.ts";
import { containsFocus } from "./has-focus.ts";
import { holdRequests } from "./hold-requests.ts";
import { usePageFixture } from "./page-fixture.ts";
import { getTop } from "./get-top.ts";

const MOTION_OPTIONS = { viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference" } as const;
const fixture = usePageFixture();

async function visit(path: string): Promise<Page> {
  const { page } = await fixture.visit(path, MOTION_OPTIONS);
  return page;
}

async function recordScroll(page: Page): Promise<void> {
  const record = (): void => {
    const positions: number[] = [];
    Object.assign(globalThis, { positions });
    const recordPosition = (): void => {
      positions.push(scrollY);
      requestAnimationFrame(recordPosition);
    };
    requestAnimationFrame(recordPosition);
  };
  await page.addInitScript(record);
  await page.evaluate(record);
}

const readPositions = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { positions: number[] }).positions);

/**
 * Returns whether the page scrolled steadily. A busy browser may skip all frames of a smooth scroll, so callers retry.
 */
function isSmooth(positions: readonly number[]): boolean {
  const end = positions.at(-1) ?? 0;
  return (
    positions[0] === 0 &&
    positions.every((y, index) => y >= (positions[index - 1] ?? 0)) &&
    positions.some((y) => 0 < y && y < end)
  );
}

/** Follows a link or opens a page several times if necessary, and expects one smooth scroll. */
async function expectSmoothScroll(scroll: () => Promise<Page>): Promise<void> {
  const hasBeenSmooth = await measureUntil(
    (isSmoothNow) => isSmoothNow,
    async () => isSmooth(await readPositions(await scroll())),
  );
  expect(hasBeenSmooth).toBe(true);
}

test("a Contact link on the home page scrolls smoothly to the section, after a pause, and moves focus there", () =>
  expectSmoothScroll(async () => {
    const page = await visit("/");
    await page.waitForLoadState("networkidle");
    const contact = page.locator("#contact");
    await recordScroll(page);
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#contact");
    await expect.poll(() => getTop(contact)).toBeLessThan(200);
    await expect.poll(() => containsFocus(contact)).toBe(true);
    return page;
  }));

test("a Contact link on another page shows the top of the home page first, and then scrolls to the section", () =>
  expectSmoothScroll(async () => {
    const page = await visit("/about");
    await recordScroll(page);
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    await page.waitForURL(`${fixture.site.url}/#contact`);
    await expect.poll(() => getTop(page.locator("#contact"))).toBeLessThan(200);
    return page;
  }));

test.each(["/#contact", "/landing-page#contact-form"])(
  "opening %s shows the top of the page until its script has loaded, and then scrolls to the section",
  (path) =>
    expectSmoothScroll(async () => {
      const { page } = await fixture.open(MOTION_OPTIONS);
      const release = await holdRequests(page, "**/widgets/loader-*");
      await recordScroll(page);
      await page.goto(fixture.site.url + path, { waitUntil: "commit" });
      const section = page.locator(new URL(path, fixture.site.url).hash);
      await section.waitFor();
      // Wait longer than it would take the browser to jump to the section.
      await page.waitForTimeout(800);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      release();
      await expect.poll(() => getTop(section)).toBeLessThan(200);
      await expect.poll(() => containsFocus(section)).toBe(true);
      return page;
    }),
);
