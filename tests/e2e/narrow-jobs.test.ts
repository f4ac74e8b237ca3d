import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, inject, test } from "vitest";
import type { Site } from "../../model/kinds/site.ts";
import { shippedSite } from "../shipped-content.ts";
import { findJobIndex } from "../../site/components/jobs/job-index.ts";
import { JobList } from "../../site/components/jobs/job-list.tsx";
import { LayoutStrings } from "../../site/components/strings.ts";
import { closePages, getSharedBrowser, openPage } from "../browser/open-browser.ts";
import { listBuiltFiles } from "../dist/read-dist.ts";
import { createSampleJobs } from "../sample-jobs.ts";

const { url } = inject("sharedSite");
const jobs = createSampleJobs(2_000);
const site: Site = { ...shippedSite, jobs };
const script = listBuiltFiles().find((file) => /^\/widgets\/narrow-jobs-\w+\.js$/.test(file));
const INDEX = "/jobs/index/en.json";

afterAll(async () => closePages(await getSharedBrowser()));

/** Opens the list of 2,000 openings at an address, and returns the page with the paths that it requests. */
async function openList(search = "", index = { body: findJobIndex(site)?.text ?? "", status: 200 }) {
  const { page, consoleProblems } = await openPage(await getSharedBrowser());
  const requested: string[] = [];
  const list = renderToStaticMarkup(
    createElement(LayoutStrings, { value: site.layout }, createElement(JobList, { site, jobs })),
  );
  await page.route(`${url}/jobs**`, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><title>Jobs</title><link rel="icon" href="data:,">${list}<script src="${script}" type="module"></script>`,
    }),
  );
  await page.route(`${url}${INDEX}`, (route) => {
    requested.push(INDEX);
    return route.fulfill({ contentType: "application/json", ...index });
  });
  await page.goto(`${url}/jobs${search}`);
  const title = page.locator("#openings-title");
  return {
    page,
    consoleProblems,
    requested,
    title,
    link: (name: string) => page.locator("#openings nav a", { hasText: name }).first(),
    rows: page.locator("#openings ul:has(h3) > li"),
  };
}

const countOf = (state: string, trade?: string): number =>
  jobs.filter((job) => job.state === state && (trade === undefined || job.trade === trade)).length;

test("2,000 openings are narrowed with one request, which the pointer at the links starts", async () => {
  const { page, consoleProblems, requested, title, link, rows } = await openList();
  expect(await title.innerText()).toBe("2,000 openings");
  expect(await rows.count()).toBe(300);
  const first = await rows.first().evaluate((row) => row.outerHTML);
  expect(requested).toEqual([]);
  await link("Texas").hover();
  await expect.poll(() => requested).toEqual([INDEX]);
  await link("Texas").click();
  await expect.poll(() => title.innerText()).toBe(`${countOf("Texas")} openings`);
  expect(await rows.count()).toBe(countOf("Texas"));
  const texan = jobs.find(({ state, openings }) => state === "Texas" && openings > 1)!;
  const row = rows.filter({ hasText: texan.title }).first();
  expect(await row.getByRole("link").getAttribute("href")).toBe(`/jobs/${texan.slug}`);
  expect(await row.innerText()).toMatch(/×\d[^]*Springfield, TX[^]*\$\d+ to \$\d+ an hour/);
  expect(await page.getByText("newest of").isVisible()).toBe(false);

  await link("Electrical").click();
  await expect.poll(() => title.innerText()).toBe(`${countOf("Texas", "electrical")} openings`);
  expect(await link("Ohio").locator("span").last().innerText()).toBe(String(countOf("Ohio", "electrical")));
  expect(new URL(page.url()).search).toBe("?trade=electrical&state=texas");
  await link("All openings").click();
  await expect.poll(() => title.innerText()).toBe("2,000 openings");
  expect(await rows.count()).toBe(300);
  await page.getByText("The 300 newest of 2,000.").waitFor();
  // A row of the index looks like one of the page.
  expect(first).toContain("data-trade");
  expect(await rows.first().evaluate((made) => made.textContent)).toBe(
    await page.evaluate((html) => {
      const holder = document.createElement("ul");
      holder.innerHTML = html;
      return holder.textContent;
    }, first),
  );
  expect(requested).toEqual([INDEX]);
  expect(consoleProblems).toEqual([]);
});

test("an address to share narrows 2,000 openings, and the keyboard loads them too", async () => {
  const shared = await openList("?trade=electrical&state=texas");
  await expect.poll(() => shared.title.innerText()).toBe(`${countOf("Texas", "electrical")} openings`);
  const { page, requested, link, title } = await openList();
  await link("Ohio").focus();
  await expect.poll(() => requested).toEqual([INDEX]);
  await page.keyboard.press("Enter");
  await expect.poll(() => title.innerText()).toBe(`${countOf("Ohio")} openings`);
  expect(await link("Ohio").evaluate((element) => element === document.activeElement)).toBe(true);
});

test("a double tap on a state chooses it once, and all states can be chosen again", async () => {
  const { page, title, link } = await openList("?trade=electrical");
  await expect
    .poll(() => title.innerText())
    .toBe(`${jobs.filter(({ trade }) => trade === "electrical").length} openings`);
  await link("Texas").dblclick();
  await expect.poll(() => title.innerText()).toBe(`${countOf("Texas", "electrical")} openings`);
  await page.waitForTimeout(500);
  expect(new URL(page.url()).search).toBe("?trade=electrical&state=texas");
  await link("All states").click();
  await expect.poll(() => new URL(page.url()).search).toBe("?trade=electrical");
  expect(await link("All states").getAttribute("aria-current")).toBe("true");
  expect(await link("All states").locator("span").last().innerText()).toBe(
    String(jobs.filter(({ trade }) => trade === "electrical").length),
  );
  await link("Texas").click();
  await page.waitForTimeout(500);
  await link("Texas").click();
  await expect.poll(() => new URL(page.url()).search).toBe("?trade=electrical");
});

test("without the index, a link leads to the page of its trade or state", async () => {
  const { page, link } = await openList("", { status: 503, body: "" });
  await link("Ohio").click();
  await page.waitForURL(`${url}/jobs/state/ohio`);
});
