import { expect, test } from "vitest";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { ARTICLE_FACTS } from "./article-facts.ts";
import { plainText } from "./plain-text.ts";
import { attributeValues, readWritten } from "./read-dist.ts";

const { articles, agency } = loadSite(process.cwd());
const SLUGS = articles.map(({ slug }) => slug);

/** The article itself, without header, related articles and footer. */
function articleOf(slug: string): string {
  return /<article>([^]*?)<\/article>/.exec(readWritten(`/insights/${slug}.html`))?.[1] ?? "";
}

interface ArticleData {
  "@type": string;
  headline?: string;
  datePublished?: string;
  dateModified?: string;
  image?: string;
  author?: { "@id": string };
}

function articleData(slug: string): ArticleData | undefined {
  const json = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(
    readWritten(`/insights/${slug}.html`),
  );
  const { "@graph": graph } = JSON.parse(json?.[1] ?? "{}") as { "@graph": ArticleData[] };
  return graph.find((thing) => thing["@type"] === "Article");
}

test("the articles are those of the spec and the 22nd", () => {
  expect([...SLUGS].sort()).toEqual(Object.keys(ARTICLE_FACTS).sort());
});

test.each(SLUGS)("%s holds what the spec says of it", (slug) => {
  const text = plainText(articleOf(slug));
  for (const fact of ARTICLE_FACTS[slug]?.facts ?? []) {
    if (typeof fact === "string") expect(text).toContain(fact);
    else expect(text).toMatch(fact);
  }
});

test.each(SLUGS)("%s prints category, date and read time as the spec does, and who wrote it", (slug) => {
  const { category, dated, read } = ARTICLE_FACTS[slug] ?? {};
  const meta = plainText(/<dl class="article-meta">([^]*?)<\/dl>/.exec(articleOf(slug))?.[1] ?? "");
  const parts = [
    `Category ${category}`,
    ...(dated === undefined ? [] : [`Published ${dated}`]),
    ...(read === undefined ? [] : [`Read ${read}`]),
    `By ${agency.name}`,
  ];
  expect(meta).toBe(parts.join(" "));
});

test.each(SLUGS)("%s has the one form that belongs to it", (slug) => {
  const html = articleOf(slug);
  const { context, source } = ARTICLE_FACTS[slug] ?? {};
  expect(attributeValues(html, "lead-form", "context")).toEqual(context === undefined ? [] : [context]);
  expect(attributeValues(html, "insight-lead-form", "source")).toEqual(source === undefined ? [] : [source]);
});

test.each(SLUGS)("%s has one h1, its title, and headings that skip no level", (slug) => {
  const main = /<main[^>]*>([^]*)<\/main>/.exec(readWritten(`/insights/${slug}.html`))?.[1] ?? "";
  const headings = [...main.matchAll(/<h([1-6])[^>]*>([^]*?)<\/h\1>/g)];
  const levels = headings.map(([, level]) => Number(level));
  const title = articles.find((article) => article.slug === slug)?.title ?? "";
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(plainText(headings[0]?.[2] ?? "")).toBe(plainText(title));
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
});

test.each(SLUGS)("the structured data of %s names headline, days, author and image", (slug) => {
  const data = articleData(slug);
  const article = articles.find((one) => one.slug === slug);
  expect(data).toMatchObject({
    headline: article?.title,
    author: { "@id": expect.stringMatching(/#organization$/) as string },
    image: expect.stringMatching(new RegExp(`/social/insights/${slug}\\.png$`)) as string,
  });
  expect(data?.datePublished).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(data?.datePublished).toBe(ARTICLE_FACTS[slug]?.published ?? data?.datePublished);
  expect((data?.dateModified ?? "") >= (data?.datePublished ?? "")).toBe(true);
});

test.each(SLUGS)("the contents list of %s leads to each of its main headings", (slug) => {
  const html = articleOf(slug);
  const anchors = attributeValues(
    /<nav class="article-contents"[^]*?<\/nav>/.exec(html)?.[0] ?? "",
    "a",
    "href",
  );
  const prose = html.slice(html.indexOf('class="prose"'));
  const ids = attributeValues(prose, "h2", "id");
  expect(anchors).toEqual(ids.map((id) => `#${id}`));
  expect(ids.length).toBeGreaterThan(2);
});

test.each(SLUGS)("%s leads back to the index and on to three others", (slug) => {
  const html = readWritten(`/insights/${slug}.html`);
  expect(html).toMatch(/<a href="\/insights">Back to Insights/);
  const related = /<section id="related"[^]*?<\/section>/.exec(html)?.[0] ?? "";
  const links = attributeValues(related, "a", "href").filter((href) => href.startsWith("/insights/"));
  expect(new Set(links).size).toBe(3);
  expect(links).not.toContain(`/insights/${slug}`);
});

test("the project manager guide's questions open one category at a time", () => {
  const html = articleOf("project-manager-hiring-guide");
  const names = attributeValues(html, "details", "name");
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(1);
});

test("no widget stands inside a paragraph, where a browser would take it apart", () => {
  for (const slug of SLUGS) expect(articleOf(slug), slug).not.toMatch(/<p><[a-z]+-[a-z-]+/);
});

test("no reference is left unread in any article", () => {
  for (const slug of SLUGS) expect(articleOf(slug), slug).not.toMatch(/\{\{|\[source:/);
});
