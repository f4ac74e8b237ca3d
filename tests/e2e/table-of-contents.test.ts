import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";
import { FIRST_ARTICLE } from "./sample-articles.ts";

const fixture = usePageFixture();

test("an article's table of contents stays visible and marks the current section", async () => {
  const { page } = await fixture.visit(FIRST_ARTICLE, { viewport: { width: 1440, height: 900 } });
  const contents = page.locator("[data-contents]");
  const links = contents.locator("li a");
  const current = contents.locator("[aria-current]");
  await expect.poll(() => current.innerText()).toBe(await links.first().innerText());

  const anchor = await links.nth(2).getAttribute("href");
  await page.locator(anchor ?? "").evaluate((heading) => heading.scrollIntoView());
  await page.waitForFunction(
    (href) => document.querySelector("[data-contents] [aria-current]")?.getAttribute("href") === href,
    anchor,
  );
  expect(await current.count()).toBe(1);
  const box = await contents.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(64);
});
