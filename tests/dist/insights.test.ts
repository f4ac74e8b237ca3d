import { expect, test } from "vitest";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { plainText } from "./plain-text.ts";
import { attributeValues, readWritten } from "./read-dist.ts";

const { articles, insights } = loadSite(process.cwd());
const index = readWritten("/insights.html");

const cards = (html: string): string[] => html.match(/<article class="article-card">[^]*?<\/article>/g) ?? [];
const cardLinks = (html: string): string[] => attributeValues(cards(html).join(""), "a", "href");
const section = (id: string): string =>
  new RegExp(`<section id="${id}"[^]*?</section>`).exec(index)?.[0] ?? "";
const counts = (html: string): string =>
  plainText(/<nav class="category-row"[^]*?<\/nav>/.exec(html)?.[0] ?? "").replaceAll(" articles", "");

test("the index shows five featured articles, then all 22", () => {
  expect(cardLinks(section("featured"))).toEqual(articles.slice(0, 5).map(({ slug }) => `/insights/${slug}`));
  expect(cardLinks(section("articles"))).toEqual(articles.map(({ slug }) => `/insights/${slug}`));
  expect(articles).toHaveLength(22);
});

test("the category row names the spec's categories with their counts", () => {
  expect(counts(index)).toBe(
    "All Articles 22 Market Intelligence 4 Hiring Guides 8 Industry Insights 5 Local Markets 5",
  );
});

test("a card shows one or two tags", () => {
  for (const card of cards(index)) {
    const tags = /<ul class="tags"[^]*?<\/ul>/.exec(card)?.[0].match(/<li>/g) ?? [];
    expect([1, 2]).toContain(tags.length);
  }
});

test("a card's cover is a file that is there", () => {
  for (const address of attributeValues(cards(index).join(""), "img", "src")) {
    expect(readWritten(address)).toMatch(/^<svg /);
  }
});

test.each(insights.categories)(
  "$name has a page of its own with its articles, and marks itself in the row",
  (category) => {
    const html = readWritten(`/insights/category/${category.slug}.html`);
    const own = articles.filter((article) => article.category === category.name);
    expect(cardLinks(html)).toEqual(own.map(({ slug }) => `/insights/${slug}`));
    expect(counts(html)).toBe(counts(index));
    const current = /<a href="([^"]+)" aria-current="page">/.exec(
      html.slice(html.indexOf("category-row")),
    )?.[1];
    expect(current).toBe(`/insights/category/${category.slug}#articles`);
  },
);

test("category pages repeat the index, so they are kept out of search and of the sitemap", () => {
  const sitemap = readWritten("/sitemap.xml");
  for (const { slug } of insights.categories) {
    expect(readWritten(`/insights/category/${slug}.html`)).toContain('<meta name="robots" content="noindex"');
    expect(sitemap).not.toContain(`/insights/category/${slug}`);
  }
});
