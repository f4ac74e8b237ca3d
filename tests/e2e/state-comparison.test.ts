import type { Page } from "playwright";
import { expect, test } from "vitest";
import { findViolations, WCAG } from "./find-violations.ts";
import { hasFocus } from "./has-focus.ts";
import { heldRequests } from "./hold-requests.ts";
import { usePageFixture } from "./page-fixture.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = usePageFixture();

const PATH = "/locations/compare";

const listVisibleStates = (page: Page): Promise<string[]> =>
  page
    .locator("state-comparison tbody tr:visible")
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset["state"] ?? ""));

/** Reads the query string in the page, since Playwright's `page.url()` lags behind. */
const search = (page: Page): Promise<string> => page.evaluate(() => location.search);

async function openComparison(query = ""): Promise<{ page: Page; consoleProblems: string[] }> {
  const { page, consoleProblems } = await fixture.visit(PATH + query, {
    viewport: { width: 1280, height: 900 },
  });
  await waitUntilReady(page);
  return { page, consoleProblems };
}

async function waitUntilReady(page: Page): Promise<void> {
  await page.locator("state-comparison search").scrollIntoViewIfNeeded();
  await page.waitForFunction(() => customElements.get("state-comparison") !== undefined);
}

test("a click on a column's name sorts the state table, a second click reverses it, and the URL restores the order", async () => {
  const { page, consoleProblems } = await openComparison();
  const pay = page.getByRole("columnheader", { name: "Average" });
  await pay.getByRole("link").click();
  expect(await search(page)).toBe("?sort=pay");
  expect(await pay.getAttribute("aria-sort")).toBe("descending");
  const sorted = await listVisibleStates(page);
  expect(sorted.slice(0, 3)).toEqual(["CA", "OR", "WA"]);
  await pay.getByRole("link").click();
  expect(await search(page)).toBe("?sort=-pay");
  expect(await pay.getAttribute("aria-sort")).toBe("ascending");
  const reversedRows = await listVisibleStates(page);
  expect(reversedRows).not.toEqual(sorted);

  await page.reload();
  await waitUntilReady(page);
  await expect.poll(() => listVisibleStates(page)).toEqual(reversedRows);
  await page.getByRole("main").getByRole("link", { name: "Texas", exact: true }).click();
  await page.waitForURL(/\/locations\/texas$/);
  await page.goBack();
  await waitUntilReady(page);
  await expect.poll(() => listVisibleStates(page)).toEqual(reversedRows);
  expect(consoleProblems).toEqual([]);
});

test("the state table can be filtered, sorted and pinned by keyboard, its filters can be combined and cleared, and another role changes its pay range, average and column name", async () => {
  const { page } = await openComparison();
  await page.getByRole("radio", { name: "Any" }).first().focus();
  await page.keyboard.press("ArrowRight");
  expect(await search(page)).toBe("?right-to-work=yes");
  await page.getByRole("columnheader", { name: "Region" }).getByRole("link").focus();
  await page.keyboard.press("Enter");
  expect(await search(page)).toBe("?right-to-work=yes&sort=region");
  const pin = page.getByRole("checkbox", { name: "Pin Utah" });
  await pin.focus();
  await page.keyboard.press("Space");
  expect((await listVisibleStates(page))[0]).toBe("UT");
  expect(await hasFocus(pin)).toBe(true);
  expect(await page.locator('.us-map a[href="/locations/utah"]').getAttribute("data-pinned")).toBe("");

  await page.goto(fixture.site.url + PATH);
  await waitUntilReady(page);
  await page.getByRole("group", { name: "Right to work" }).getByRole("radio", { name: /^No/ }).check();
  await page
    .getByRole("group", { name: "Region" })
    .getByRole("radio", { name: /^West Coast/ })
    .check();
  expect(await listVisibleStates(page)).toEqual(["CA", "OR", "WA"]);
  expect(await page.getByRole("status").first().innerText()).toMatch(/^3 of 50 states/);
  expect(await search(page)).toBe("?right-to-work=no&region=west-coast");
  await page.getByRole("searchbox", { name: "Find a state" }).fill("ore");
  expect(await listVisibleStates(page)).toEqual(["OR"]);
  await page.getByRole("button", { name: "Show all" }).press("Enter");
  await expect.poll(async () => (await listVisibleStates(page)).length).toBe(50);
  expect(await search(page)).toBe("");
  expect(await hasFocus(page.locator("state-comparison search"))).toBe(true);

  const texas = page.locator('[data-state="TX"]');
  await page.getByRole("combobox", { name: "Pay for" }).selectOption("Estimator");
  expect(await texas.locator(".average-cell").innerText()).toBe("$103,500");
  expect(await texas.locator("[data-range]").textContent()).toBe("$82,800 to $124,200");
  expect(await page.locator("[data-role-name]").innerText()).toContain("Estimator");
  expect(await search(page)).toBe("?role=estimator");
});

test.runIf(isFullRun)("invalid values in the state comparison's URL are ignored", async () => {
  const { page, consoleProblems } = await openComparison(
    "?role=astronaut&region=atlantis&sort=moon&pins=%3Cb%3E",
  );
  await expect.poll(() => listVisibleStates(page)).toHaveLength(50);
  expect(await page.getByRole("status").first().innerText()).toBe("50 of 50 states, by state.");
  expect(consoleProblems).toEqual([]);
});

test("a filter chosen before the comparison's script loads is applied, and a campaign in the URL is preserved", async () => {
  const { hold, release } = heldRequests(/\/widgets\/state-comparison-/);
  const { page } = await fixture.visit(`${PATH}?utm_source=letter`, { before: hold });
  await page.getByRole("radio", { name: /^West Coast/ }).check();
  await page.getByRole("checkbox", { name: "Pin Texas" }).check();
  expect(await listVisibleStates(page)).toHaveLength(50);
  release();
  await expect.poll(() => listVisibleStates(page)).toEqual(["TX", "CA", "OR", "WA"]);
  expect(await search(page)).toBe("?utm_source=letter&region=west-coast&pins=TX");
});

test.runIf(isFullRun)(
  "the filters on a phone open in a panel that shows how many states are left, close by button and Escape, and pass axe as does a sorted, filtered and pinned table",
  async () => {
    const { page } = await openComparison("?pins=TX&right-to-work=yes&sort=pay");
    await page.locator("[data-pinned]").first().waitFor();
    expect(await findViolations(page, [...WCAG, "best-practice"])).toEqual([]);

    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(fixture.site.url + PATH);
    await waitUntilReady(page);
    const filters = page.getByRole("button", { name: "Filters" });
    const osha = page.getByRole("group", { name: "OSHA plan" });
    expect(await osha.isVisible()).toBe(false);
    await filters.click();
    await osha.waitFor();
    expect(await findViolations(page, [...WCAG, "best-practice"])).toEqual([]);
    await page.getByRole("radio", { name: /^West Coast/ }).check();
    await page.locator("[data-shown]", { hasText: "3 of 50 states" }).waitFor();
    await page.getByRole("button", { name: "Show the states" }).click();
    await osha.waitFor({ state: "hidden" });
    expect(await listVisibleStates(page)).toEqual(["CA", "OR", "WA"]);
    await filters.focus();
    await page.keyboard.press("Enter");
    await osha.waitFor();
    await page.keyboard.press("Escape");
    await osha.waitFor({ state: "hidden" });
    expect(await hasFocus(filters)).toBe(true);
  },
);

test("a link to the comparison can be copied twice in a row, and the button then says what it does again", async () => {
  const { page } = await openComparison();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const button = page.locator("state-comparison [data-copy]");
  const label = await button.innerText();
  await button.click();
  await expect.poll(() => button.innerText()).not.toBe(label);
  await button.click();
  // Longer than the button says that the link is copied.
  await page.waitForTimeout(2_500);
  expect(await button.innerText()).toBe(label);
});

test("column names and roles in the state table are links without scripts", async () => {
  const { page } = await fixture.visit(PATH, {
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  expect(await page.getByRole("combobox").count()).toBe(0);
  await page.getByRole("columnheader", { name: "Average" }).getByRole("link").click();
  await page.waitForURL(({ pathname }) => pathname === `${PATH}/by-pay`);
  expect((await listVisibleStates(page)).slice(0, 3)).toEqual(["CA", "OR", "WA"]);
  await page.getByRole("navigation", { name: /role/ }).getByRole("link", { name: "Estimator" }).click();
  await page.waitForURL(({ pathname }) => pathname === `${PATH}/pay-of-estimator`);
  expect(await page.locator('[data-state="TX"] .average-cell').innerText()).toBe("$103,500");
});

test.runIf(isFullRun)(
  "the comparison's script does not change a state table that is already correct; the table can be downloaded as CSV, and prints on two letter-size pages",
  async () => {
    const { page } = await fixture.open();
    await page.addInitScript(() => {
      const changes: string[] = [];
      Object.assign(globalThis, { changes });
      const watch = () =>
        new MutationObserver((records) =>
          changes.push(...records.map(({ type, target }) => `${type} ${target.nodeName}`)),
        ).observe(document.querySelector("state-comparison tbody")!, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      // At this point, the page has been parsed and the widget's script is still loading.
      document.addEventListener("DOMContentLoaded", watch);
    });
    await page.goto(fixture.site.url + PATH);
    await waitUntilReady(page);
    const changes = () => page.evaluate(() => (globalThis as unknown as { changes: string[] }).changes);
    expect(await changes()).toEqual([]);
    await page.getByRole("columnheader", { name: "Average" }).getByRole("link").click();
    expect(await changes()).not.toEqual([]);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download CSV" }).click();
    expect((await download).suggestedFilename()).toBe("compare.csv");
    const pdf = await page.pdf({ format: "Letter", preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  },
);
