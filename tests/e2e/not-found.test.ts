import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";

const fixture = usePageFixture();

test("an unknown path shows a 404 page that logs the path and links to the home page", async () => {
  const { page, consoleProblems } = await fixture.open();
  const response = await page.goto(`${fixture.site.url}/insights/no-such-article?from=mail`);
  expect(response?.status()).toBe(404);
  await page.getByText("404", { exact: true }).first().waitFor();
  await page.getByRole("heading", { level: 1, name: "Oops! Page not found" }).waitFor();
  // Count only messages with the path, because the browser logs the 404 status too.
  await expect
    .poll(() => consoleProblems.filter((text) => text.includes("/insights/no-such-article")))
    .toHaveLength(1);
  await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(`${fixture.site.url}/`);
});
