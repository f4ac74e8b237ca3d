import { readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { loadSite } from "../../model/loading/load-site.ts";
import { BUDGETS } from "../budgets.ts";
import { useProjectCopy } from "../project-fixture.ts";
import { extractAttributes } from "./read-dist.ts";

const ARTICLES = 1000;
const PAGES = Math.ceil(ARTICLES / 24);

const fixture = useProjectCopy(ARTICLES);
const { articles } = loadSite(fixture.root);

beforeAll(() => fixture.build("--without-social-images"), 600_000);

const read = (file: string): string => fixture.read(`dist/${file}`);
const pageOf = (list: string, number: number): string =>
  read(number === 1 ? `${list}.html` : `${list}/page/${number}.html`);
const cards = (html: string): string[] =>
  extractAttributes(html.slice(html.indexOf('class="cards ')), "h3[^>]*><a", "href");
const listLinks = (html: string, rel: string): string[] =>
  [...html.matchAll(new RegExp(`href="([^"]+)" rel="${rel}"`, "g"))].map(([, href = ""]) => href);

test("every article is on one page of the index, in order, with 24 per page", () => {
  const cardsByPage = Array.from({ length: PAGES }, (_, index) => cards(pageOf("insights", index + 1)));
  expect(cardsByPage.slice(0, -1).every((page) => page.length === 24)).toBe(true);
  expect(cardsByPage.flat()).toEqual(articles.map(({ slug }) => `/insights/${slug}`));
});

test("each page of the index links to the previous and the next page", () => {
  expect(listLinks(pageOf("insights", 1), "prev")).toEqual([]);
  expect(listLinks(pageOf("insights", 1), "next")).toEqual(["/insights/page/2"]);
  expect(listLinks(pageOf("insights", 2), "prev")).toEqual(["/insights#articles"]);
  expect(listLinks(pageOf("insights", PAGES), "next")).toEqual([]);
});

test("every page of the index after the first has its own title and URL, and is in the sitemap", () => {
  const html = pageOf("insights", 2);
  expect(html).toMatch(/<title>[^<]+, page 2 [^<]+<\/title>/);
  expect(html).toMatch(/<h1[^>]*>All articles, page 2<\/h1>/);
  expect(html).toMatch(/rel="canonical" href="[^"]+\/insights\/page\/2"/);
  expect(read("sitemap.xml")).toContain("/insights/page/2</loc>");
});

test("no page that lists articles exceeds its budget, however many articles there are", () => {
  const files = readdirSync(fixture.dist, { recursive: true, encoding: "utf8" });
  const articleFiles = new Set(articles.map(({ slug }) => `insights/${slug}.html`));
  const pages = files.filter(
    (file) =>
      /\.(?:html|xml)$|feed\.json$/.test(file) && !file.startsWith("admin") && !articleFiles.has(file),
  );
  expect(pages.length).toBeGreaterThan(PAGES);
  for (const file of pages) expect(gzipSync(read(file)).byteLength, file).toBeLessThanOrEqual(BUDGETS.page);
});
