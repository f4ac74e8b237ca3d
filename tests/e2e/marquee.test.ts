import type { Page } from "playwright";
import { expect, test } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { usePageFixture } from "./page-fixture.ts";

const { partners } = shippedSite.home;
const fixture = usePageFixture();

async function openHome(reducedMotion: "reduce" | "no-preference"): Promise<Page> {
  const { page } = await fixture.visit("/", { reducedMotion });
  await page.locator("[data-marquee]").scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  return page;
}

function isMoving(page: Page): Promise<boolean> {
  return page
    .locator("[data-marquee] li")
    .first()
    .evaluate(async (logo) => {
      const before = logo.getBoundingClientRect().left;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return logo.getBoundingClientRect().left !== before;
    });
}

test("the logos move until a button pauses them, move again when it is pressed again, and are read once", async () => {
  const page = await openHome("no-preference");
  const button = page.getByRole("button", { name: "Pause the moving logos" });
  await expect.poll(() => isMoving(page)).toBe(true);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
  await button.blur();
  await expect.poll(() => isMoving(page)).toBe(false);
  await button.focus();
  await page.keyboard.press("Enter");
  await button.blur();
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("false");
  await expect.poll(() => isMoving(page)).toBe(true);
  // A screen reader reads the firms once, however often they are repeated.
  const firms = page.getByRole("region", { name: partners.title }).getByRole("listitem");
  expect(await firms.count()).toBe(5);
});

test("with reduced motion nothing moves on the home page, all firms are visible, and there is no pause button", async () => {
  const page = await openHome("reduce");
  expect(await isMoving(page)).toBe(false);
  expect(await page.getByRole("button", { name: "Pause the moving logos" }).isVisible()).toBe(false);
  const firms = page.getByRole("region", { name: partners.title }).getByRole("listitem");
  const firmBounds = await firms.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
  );
  for (const { left, right } of firmBounds) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(1280);
  }
  const countRunningAnimations = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === "running" && Number(effect?.getComputedTiming().duration) > 1,
      ).length;
  expect(await page.evaluate(countRunningAnimations)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
});
