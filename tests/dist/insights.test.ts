import { expect, test } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { CATEGORIES } from "../spec-facts.ts";
import { toPlainText } from "./to-plain-text.ts";
import { extractAttributes, readBuiltFile } from "./read-dist.ts";

const { articles, insights } = shippedSite;
const index = readBuiltFile("/insights.html");

const cards = (html: string): string[] => html.match(/<article[ >][^]*?<\/article>/g) ?? [];
const cardLinks = (html: string): string[] => extractAttributes(cards(html).join(""), "a", "href");
const section = (id: string): string =>
  new RegExp(`<section id="${id}"[^]*?</section>`).exec(index)?.[0] ?? "";
const row = (html: string): string =>
  new RegExp(`<nav [^>]*aria-label="${insights.articles.filter}"[^]*?</nav>`).exec(html)?.[0] ?? "";
const counts = (html: string): string => toPlainText(row(html)).replaceAll(" articles", "");

test("the index lists first the featured articles, then all articles", () => {
  expect(cardLinks(section("featured"))).toEqual(
    insights.featured.articles.map((slug) => `/insights/${slug}`),
  );
  expect(cardLinks(section("articles"))).toEqual(articles.map(({ slug }) => `/insights/${slug}`));
});

test("the filter row lists each category with its number of articles", () => {
  const count = (name: string): number => articles.filter(({ category }) => category === name).length;
  const expected = CATEGORIES.map((name) => `${name} ${count(name)}`);
  expect(counts(index)).toBe(`All Articles ${articles.length} ${expected.join(" ")}`);
});

test("an article's card shows one or two tags", () => {
  expect(cards(index)).not.toEqual([]);
  for (const card of cards(index)) {
    const tags = /<ul [^>]*aria-label="Tags"[^]*?<\/ul>/.exec(card)?.[0].match(/<li[ >]/g) ?? [];
    expect([1, 2]).toContain(tags.length);
  }
});

test.each(insights.categories)(
  "the category $name has a page with its articles, is marked as current in the filter row, and is excluded from search",
  (category) => {
    const html = readBuiltFile(`/insights/category/${category.slug}.html`);
    const ownArticles = articles.filter((article) => article.category === category.name);
    expect(cardLinks(html)).toEqual(ownArticles.map(({ slug }) => `/insights/${slug}`));
    expect(counts(html)).toBe(counts(index));
    const current = /<a [^>]*href="([^"]+)" aria-current="page"/.exec(row(html))?.[1];
    expect(current).toBe(`/insights/category/${category.slug}#articles`);
    expect(html).toContain('<meta name="robots" content="noindex"');
  },
);
