import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { heldRequests } from "./hold-requests.ts";
import { usePageFixture } from "./page-fixture.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = usePageFixture();
const { articles, insights, navigation, search } = shippedSite;
const label = navigation.search.text;
const WORD = "superintendent";

const box = (page: Page) => page.locator("main").getByRole("searchbox", { name: label });
const results = (page: Page) => page.locator("main article-search li a");

async function visit(path: string, viewport = { width: 1280, height: 900 }): Promise<Page> {
  const { page } = await fixture.visit(path, { viewport });
  return page;
}

test("search results appear while a visitor types, and do not move the page", async () => {
  const page = await visit("/insights");
  const requestedPaths: string[] = [];
  page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname));
  await box(page).focus();
  const firstBox = await page.locator("#articles article").first().boundingBox();
  expect(requestedPaths.filter((path) => path.startsWith("/search"))).toEqual([]);
  await page.keyboard.type(WORD);
  await results(page).first().waitFor();
  expect(await results(page).first().innerText()).toMatch(/superintendent/i);
  expect(await page.locator("main article-search").getByRole("status").innerText()).toMatch(
    new RegExp(navigation.search.several.replace("{count}", "\\d+")),
  );
  expect(await page.locator("#articles article").first().boundingBox()).toEqual(firstBox);
  await results(page).first().click();
  await page.waitForURL(/superintendent/);
});

test("results that are found after the focus has left are not laid over the page", async () => {
  const { hold, release } = heldRequests("**/search*.json");
  const { page } = await fixture.visit("/insights", { before: hold });
  const index = page.waitForRequest(/search.*\.json/);
  await box(page).fill(WORD);
  await index;
  await box(page).blur();
  release();
  await results(page).first().waitFor({ state: "attached" });
  expect(await results(page).first().isVisible()).toBe(false);
  await box(page).focus();
  await results(page).first().waitFor();
});

test("English search results on a Spanish page are marked as English", async () => {
  const { page } = await fixture.visit("/es", { viewport: { width: 390, height: 844 } });
  await page.locator(".site-header-burger").click();
  const search = page.locator("dialog article-search");
  await search.getByRole("searchbox").fill(WORD);
  await search.locator("li a").first().waitFor();
  const languageOf = (part: Locator) =>
    part.evaluate((element) => element.closest("[lang]")?.getAttribute("lang") ?? null);
  expect(await languageOf(search.locator("li a").first())).toBe("en");
  // The text above them is in the language of the page, which the shadow root inherits.
  expect(await languageOf(search.getByRole("status"))).toBe(null);
  expect(await search.getByRole("status").textContent()).toMatch(/^\d+ resultados? \(en inglés\)$/);
  await search.getByRole("searchbox").fill("qqqqq");
  await search.getByText(/^No se encontró nada \(en inglés\)\./).waitFor();
});

test("articles are found by the Spanish name of a trade", async () => {
  const { page } = await fixture.visit("/es", { viewport: { width: 390, height: 844 } });
  await page.locator(".site-header-burger").click();
  const search = page.locator("dialog article-search");
  for (const word of [
    "superintendente",
    "plomero",
    "Tablaroquero",
    "albañil",
    "gerente de proyecto",
    "roofero",
    "puentes",
    "carretera",
    "equipo pesado",
    "mecánico",
    "aire acondicionado",
    "jefe de obra",
    "retención de personal",
  ]) {
    await search.getByRole("searchbox").fill(word);
    await search.getByText(/^\d+ resultados? \(en inglés\)$/).waitFor();
    expect(await search.locator("li a").count(), word).toBeGreaterThan(0);
    await search.getByRole("searchbox").fill("");
  }
});

test("arrow keys move through search results, Escape returns to the field, and Enter opens a result", async () => {
  const page = await visit("/insights");
  await box(page).fill(WORD);
  await results(page).nth(1).waitFor();
  const readFocusedText = (): Promise<string | null | undefined> =>
    page.evaluate(() => {
      const host = document.activeElement;
      return (host?.shadowRoot?.activeElement ?? host)?.getAttribute("href") ?? host?.localName;
    });
  const addresses = await results(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href")),
  );
  await page.keyboard.press("ArrowDown");
  expect(await readFocusedText()).toBe(addresses[0]);
  await page.keyboard.press("ArrowDown");
  expect(await readFocusedText()).toBe(addresses[1]);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  expect(await readFocusedText()).toBe("input");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  expect(await readFocusedText()).toBe("input");
  expect(await results(page).first().isVisible()).toBe(false);
  await page.keyboard.type(" ");
  await results(page).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${fixture.site.url}${addresses[0]}`);
});

test("the search page shows results for the query in its URL", async () => {
  const page = await visit(`${navigation.search.href}?q=${WORD}`);
  await results(page).first().waitFor();
  expect(await box(page).inputValue()).toBe(WORD);
});

test("the search page's address follows the field, so that a search can be shared and is there after Back", async () => {
  const page = await visit(`${navigation.search.href}?utm_source=news&q=ohio`);
  await results(page).first().waitFor();
  await box(page).fill("");
  await page.keyboard.type("texas license");
  await page.waitForURL(`${fixture.site.url}${navigation.search.href}?utm_source=news&q=texas+license`);
  await results(page).first().waitFor();
  const shared = await visit(new URL(page.url()).pathname + new URL(page.url()).search);
  await results(shared).first().waitFor();
  await expect.poll(() => results(shared).allInnerTexts()).toEqual(await results(page).allInnerTexts());
  await results(page).first().click();
  await page.waitForURL((url) => url.pathname !== navigation.search.href);
  await page.goBack();
  await expect.poll(() => box(page).inputValue()).toBe("texas license");
  await results(page).first().waitFor();
  await box(page).fill("");
  await page.waitForURL(`${fixture.site.url}${navigation.search.href}?utm_source=news`);
});

test("results are part of the search page: they cover no title, and stay when the field loses focus", async () => {
  const page = await visit(`${navigation.search.href}?q=texas`);
  const state = results(page).first();
  await state.waitFor();
  expect(await state.getAttribute("href")).toBe("/locations/texas");
  await page.locator("h1").click();
  const [last, heading] = await Promise.all([
    results(page).last().boundingBox(),
    page.getByRole("heading", { name: search.titles }).boundingBox(),
  ]);
  expect(last!.y + last!.height).toBeLessThan(heading!.y);
  expect(await state.isVisible()).toBe(true);
});

test("a search without results offers links to go on", async () => {
  const page = await visit(`${navigation.search.href}?q=zzyzx`);
  await page.locator("main").getByText(navigation.search.none).waitFor();
  expect(await results(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    navigation.search.next.map(({ href }) => href),
  );
});

test.runIf(isFullRun)(
  "Escape in the menu's search closes the search results before it closes the menu",
  async () => {
    const page = await visit("/", { width: 390, height: 844 });
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("searchbox", { name: label }).fill(WORD);
    await menu
      .locator("li a", { hasText: /superintendent/i })
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    expect(await menu.isVisible()).toBe(true);
    await menu.getByRole("searchbox", { name: label }).press("Enter");
    await page.waitForURL(`${fixture.site.url}${navigation.search.href}?q=${WORD}`);
    await results(page).first().waitFor();
  },
);

test.runIf(isFullRun)(
  "the header's search icon opens the search page, where a search without results shows a message",
  async () => {
    const page = await visit("/about");
    await page.getByRole("banner").getByRole("link", { name: label }).click();
    await page.waitForURL(fixture.site.url + navigation.search.href);
    await box(page).fill("zzyzx");
    await page.locator("main article-search").getByText(navigation.search.none).waitFor();
    expect(await results(page).count()).toBe(navigation.search.next.length);
  },
);

test("a search without scripts shows all titles by category", async () => {
  const { page } = await fixture.visit("/insights", {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await box(page).fill(WORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${fixture.site.url}${navigation.search.href}?q=${WORD}`);
  for (const { name } of insights.categories) {
    const titles = articles.filter(({ category }) => category === name).map(({ title }) => title);
    expect(await page.getByRole("region", { name }).getByRole("link").allInnerTexts()).toEqual(titles);
  }
});

test.runIf(isFullRun)(
  "a search whose script fails to load opens the search page with its query",
  async () => {
    const { page } = await fixture.visit("/insights", {
      before: (opened) => opened.route("**/widgets/article-search-*", (route) => route.abort()),
    });
    await box(page).fill(WORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${fixture.site.url}${navigation.search.href}?q=${WORD}`);
  },
);
