import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";

const PHONE = { width: 390, height: 844 };
const SMALLEST_WIDTH = 320;

const fixture = usePageFixture();

test.each([
  ["/", 10],
  ["/locations/texas", 13],
  ["/locations/california", 13],
  // Without published pay, the table has the baseline only.
  ["/locations/wyoming", 13],
])("%s is at most %i phone screens long, and never wider than the screen", async (path, screens) => {
  const { page } = await fixture.visit(path, { viewport: PHONE });
  await page.evaluate(() => document.fonts.ready);
  const measure = () =>
    page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { height: scrollHeight, width: scrollWidth };
    });
  const { height, width } = await measure();
  expect(height / PHONE.height).toBeLessThanOrEqual(screens);
  expect(width).toBe(PHONE.width);
  await page.setViewportSize({ width: SMALLEST_WIDTH, height: PHONE.height });
  expect((await measure()).width).toBe(SMALLEST_WIDTH);
});

test("on a phone, the home page's form starts on the third screen, before services, pay and the example", async () => {
  const { page } = await fixture.visit("/", { viewport: PHONE });
  const tops = await page
    .locator("main > section[id]")
    .evaluateAll((sections) =>
      sections.map((section) => ({ id: section.id, top: section.getBoundingClientRect().top })),
    );
  expect(tops.map(({ id }) => id)).toEqual([
    "why-us",
    "contact",
    "services",
    "searches",
    "salary-report",
    "success-story",
  ]);
  expect(tops.find(({ id }) => id === "contact")!.top).toBeLessThan(3 * PHONE.height);
});

test("a state's page shows its pay once: the table is open, the explorer opens on demand and works", async () => {
  const { page } = await fixture.visit("/locations/texas", { viewport: PHONE });
  const roles = page.locator("#roles");
  await expect.poll(() => roles.locator("salary-explorer select").first().isVisible()).toBe(false);
  await roles.locator("summary").click();
  await roles.getByLabel("State or region").selectOption("ohio");
  await expect.poll(() => roles.locator(".pay-title").textContent()).toContain("Ohio");
});
