import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";

const fixture = usePageFixture();

const readDeliveryType = (): string | undefined => {
  const [visit] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    deliveryType?: string;
  })[];
  return visit?.deliveryType;
};

test("a page is prefetched while the pointer is over its link, and its scripts run only once the page is shown", async () => {
  const { page, consoleProblems } = await fixture.open();
  const session = await page.context().newCDPSession(page);
  const prefetchedPaths = new Set<string>();
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready" || status === "Success") prefetchedPaths.add(new URL(prefetchUrl).pathname);
  });
  const rules = new Promise((resolve) => session.once("Preload.ruleSetUpdated", resolve));
  session.on("Preload.prerenderStatusUpdated", ({ key }) => prefetchedPaths.add(`prerendered ${key.url}`));
  await session.send("Preload.enable");
  await page.goto(`${fixture.site.url}/services`);
  await rules;
  const link = page.locator('footer a[href="/about"]').first();
  await link.hover();
  await expect.poll(() => [...prefetchedPaths], { timeout: 30_000 }).toContain("/about");
  expect([...prefetchedPaths].filter((path) => path.startsWith("prerendered"))).toEqual([]);
  await link.click();
  await page.waitForURL("**/about");
  expect(await page.evaluate(readDeliveryType)).toBe("navigational-prefetch");
  expect(consoleProblems).toEqual([]);
});
