import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { shippedContent } from "../shipped-content.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { markReady } from "./mark-ready.ts";
import { hasFocus } from "./has-focus.ts";
import { heldRequests } from "./hold-requests.ts";
import { usePageFixture } from "./page-fixture.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = usePageFixture();
const { site } = shippedContent;

const REPORT = "/insights/2025-construction-engineering-salary-report";

async function openExplorer(path: string, options = {}) {
  const { page } = await fixture.visit(path, { before: markReady, ...options });
  const explorer = page.locator("salary-explorer");
  await explorer.scrollIntoViewIfNeeded();
  return { page, explorer };
}

/** Waits until the explorer is hydrated. Its script loads once its section is visible. */
const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForSelector("salary-explorer[data-test-ready]");

test("the explorer passes axe, and a choice, also with the arrow keys, is shown, announced, copied as CSV, stored in the URL, and restored on reload and Back", async () => {
  const { page, explorer } = await openExplorer(REPORT, {
    viewport: { width: 1440, height: 1000 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await waitForHydration(page);
  await explorer.getByRole("button", { name: "Copy as CSV" }).click();
  await explorer.getByRole("button", { name: "Copied" }).waitFor();
  const csv = await page.evaluate(() => navigator.clipboard.readText());
  expect(csv).toContain("Superintendent,Texas,,103500,129375,155250,Midwest baseline x 1.15");
  expect(csv.trim().split(/\r?\n/)).toHaveLength(6);

  for (const width of isFullRun ? [390, 1440] : []) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await findViolations(page, WCAG)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await explorer.getByRole("radio", { name: /^Superintendent/ }).focus();
  await page.keyboard.press("ArrowRight");
  await explorer.getByText("Structural Engineer, Texas", { exact: true }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await explorer.getByRole("radio", { name: "Texas", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await explorer.getByText("Superintendent, Florida", { exact: true }).waitFor();
  await explorer.getByRole("button", { name: "Georgia" }).click();
  await explorer.getByText("Superintendent, Georgia", { exact: true }).waitFor();
  await explorer.getByRole("radio", { name: "Ohio", exact: true }).check();
  await explorer.getByText("Superintendent, Ohio", { exact: true }).waitFor();
  await explorer
    .getByRole("status")
    .getByText("Superintendent, Ohio: $90,000 to $135,000, average $112,500")
    .waitFor({ state: "attached" });
  const search = () => page.evaluate(() => location.search);
  await expect.poll(search).toBe("?role=superintendent&place=ohio&years=");
  await page.reload();
  await explorer.scrollIntoViewIfNeeded();
  await explorer.getByText("Superintendent, Ohio", { exact: true }).waitFor();
  await page.goto(`${fixture.site.url}/about`);
  await page.goBack();
  await explorer.scrollIntoViewIfNeeded();
  await explorer.getByText("Superintendent, Ohio", { exact: true }).waitFor();
});

test.runIf(isFullRun)(
  "a choice in the Spanish explorer has the same query, which also opens the English explorer",
  async () => {
    const { page, explorer } = await openExplorer("/es");
    await waitForHydration(page);
    await explorer.locator("[name=role]").selectOption({ label: "Gerente de proyecto" });
    await explorer.locator("[name=years]").selectOption({ label: "8-12 años" });
    const search = "?role=project-manager&place=texas&years=8-12";
    await expect.poll(() => page.evaluate(() => location.search)).toBe(search);
    const { href } = site.navigation.explorer;
    const link = explorer.locator(`a[href^="${href}"]`);
    expect(await link.getAttribute("href")).toBe(`${href}${search}#explorer`);
    await page.goto(fixture.site.url + href + search);
    await explorer.scrollIntoViewIfNeeded();
    await explorer.getByText("Project Manager, 8-12 years", { exact: true }).waitFor();
    await page.goto(`${fixture.site.url}/es${search}`);
    await explorer.scrollIntoViewIfNeeded();
    await explorer.getByText("Gerente de proyecto, 8-12 años", { exact: true }).waitFor();
  },
);

test.runIf(isFullRun)("the explorer shows a state with its neighbors, and Hawaii without any", async () => {
  const locateNeighbors = (explorer: Locator): Locator =>
    explorer.getByRole("heading", { name: /^Next door to/ });
  const colorado = await openExplorer(`${REPORT}?role=superintendent&place=colorado`);
  await locateNeighbors(colorado.explorer).getByText("Next door to Colorado").waitFor();
  await colorado.explorer.getByRole("button", { name: "Utah", exact: true }).press("Enter");
  // The pressed button is removed, so focus moves to the table's heading.
  const utah = locateNeighbors(colorado.explorer).getByText("Next door to Utah");
  await utah.waitFor();
  expect(await hasFocus(utah)).toBe(true);
  const hawaii = await openExplorer(`${REPORT}?role=superintendent&place=hawaii`);
  await hawaii.explorer.getByText("Superintendent, Hawaii", { exact: true }).waitFor();
  expect(await locateNeighbors(hawaii.explorer).count()).toBe(0);
});

test.each([
  [
    "a select",
    390,
    (explorer: Locator) => explorer.getByLabel("State or region").first().selectOption("ohio"),
  ],
  [
    "the map",
    1440,
    (explorer: Locator) => explorer.getByRole("radio", { name: "Ohio", exact: true }).check(),
  ],
])("a choice made in %s before the explorer's script has loaded is applied", async (_name, width, choose) => {
  const { hold, release } = heldRequests("**/widgets/salary-explorer-*.js");
  const { page } = await fixture.visit(REPORT, { before: hold, viewport: { width, height: 1000 } });
  const explorer = page.locator("salary-explorer");
  await choose(explorer);
  release();
  await explorer.getByText("Superintendent, Ohio", { exact: true }).waitFor();
  await explorer.getByRole("status").getByText("Superintendent, Ohio").waitFor({ state: "attached" });
  const readPlace = () => page.evaluate(() => new URLSearchParams(location.search).get("place"));
  await expect.poll(readPlace).toBe("ohio");
});

test.runIf(isFullRun)(
  "the explorer's request link fills in role and location in the contact form",
  async () => {
    const { page, explorer } = await openExplorer("/locations/texas");
    await page.locator("#roles summary").click();
    await explorer.getByRole("link", { name: "Ask for this role" }).click();
    await page.waitForURL(/#contact$/);
    const form = page.locator("contact-form");
    await expect.poll(() => form.getByLabel("Location").inputValue()).toBe("Texas");
    expect(await form.locator("[name=position]").inputValue()).toBe("Superintendent");
  },
);

test("the salary report shows the table of all states without scripts", async () => {
  const { page } = await fixture.visit(REPORT, { javaScriptEnabled: false });
  const explorer = page.locator("salary-explorer");
  expect(await explorer.locator(".pay").isVisible()).toBe(false);
  await page.getByRole("cell", { name: "$103,500–$155,250, average $129,375" }).first().waitFor();
});
