import { expect, test } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { formatDay } from "../../model/format-day.ts";
import { ARTICLE_FACTS } from "../spec-facts.ts";
import { toPlainText } from "./to-plain-text.ts";
import { extractAttributes, readBuiltFile } from "./read-dist.ts";

const { articles, agency } = shippedSite;
const SLUGS = articles.map(({ slug }) => slug);
const SPECIFIED = SLUGS.filter((slug) => slug in ARTICLE_FACTS);
const WITH_FACTS = SPECIFIED.filter((slug) => ARTICLE_FACTS[slug]?.facts !== undefined);

function articleOf(slug: string): string {
  return /<article>([^]*?)<\/article>/.exec(readBuiltFile(`/insights/${slug}.html`))?.[1] ?? "";
}

test.each(WITH_FACTS)("the article %s contains what its specification requires", (slug) => {
  const text = toPlainText(articleOf(slug));
  for (const fact of ARTICLE_FACTS[slug]?.facts ?? []) {
    if (typeof fact === "string") expect(text).toContain(fact);
    else expect(text).toMatch(fact);
  }
});

test.each(articles)("the article $slug shows its title, category, date, read time and author", (article) => {
  const { slug, title, category, dated, read, published, modified, reviewed } = article;
  expect(toPlainText(/<h1[^]*?<\/h1>/.exec(articleOf(slug))?.[0] ?? "")).toBe(toPlainText(title));
  const meta = toPlainText(/<dl[^>]*>([^]*?)<\/dl>/.exec(articleOf(slug))?.[1] ?? "");
  const parts = [
    `By ${agency.name}`,
    `Category ${category}`,
    ...(dated === undefined ? [] : [`Published ${dated}`]),
    ...(modified === published ? [] : [`Updated ${formatDay(modified)}`]),
    ...(modified === reviewed ? [] : [`Figures checked ${formatDay(reviewed)}`]),
    ...(read === undefined ? [] : [`Read ${read}`]),
  ];
  expect(meta).toBe(parts.join(" "));
  expect(toPlainText(articleOf(slug))).toContain(
    `Figures without a source beside them are ${agency.shortName}'s own.`,
  );
});

test.each(SPECIFIED)("the article %s contains exactly the forms in its specification", (slug) => {
  const html = articleOf(slug);
  const { context, source } = ARTICLE_FACTS[slug] ?? {};
  expect(extractAttributes(html, "lead-form", "context")).toEqual(context === undefined ? [] : [context]);
  expect(extractAttributes(html, "insight-lead-form", "source")).toEqual(
    source === undefined ? [] : [source],
  );
});

test.each(SLUGS)("the table of contents of %s links to each main heading", (slug) => {
  const html = articleOf(slug);
  const anchors = extractAttributes(
    /<nav [^>]*aria-labelledby="contents-title"[^]*?<\/nav>/.exec(html)?.[0] ?? "",
    "a",
    "href",
  );
  const prose = html.slice(html.indexOf('class="prose"'));
  const ids = extractAttributes(prose, "h2", "id");
  expect(anchors).toEqual(ids.map((id) => `#${id}`));
  expect(ids).not.toEqual([]);
});

test.each(SLUGS)("the article %s links to the index and three other articles", (slug) => {
  const html = readBuiltFile(`/insights/${slug}.html`);
  expect(html).toMatch(/<a href="\/insights"[^>]*>Back to Insights/);
  const relatedSection = /<section id="related"[^]*?<\/section>/.exec(html)?.[0] ?? "";
  const links = extractAttributes(relatedSection, "a", "href").filter((href) =>
    href.startsWith("/insights/"),
  );
  expect(new Set(links).size).toBe(3);
  expect(links).not.toContain(`/insights/${slug}`);
});

/** Articles that list sources. Those without figures or legal rules need none. */
const articlesWithSources = articles.filter(({ sources }) => sources.length > 0);

test.each(articlesWithSources)(
  "the article $slug names and links each of its sources next to its figures",
  ({ slug, sources }) => {
    const citations = [...articleOf(slug).matchAll(/<cite\b[^>]*>([^]*?)<\/cite>/g)].map(
      ([, cite = ""]) => cite,
    );
    for (const { name, url } of sources) {
      const cite = citations.find((one) => one.includes(`href="${url.replaceAll("&", "&amp;")}"`)) ?? "";
      expect(toPlainText(cite), url).toContain(toPlainText(name));
    }
  },
);

test("an accordion of questions shows one category at a time", () => {
  for (const slug of SLUGS) {
    const names = extractAttributes(articleOf(slug), "details", "name");
    expect(new Set(names).size, slug).toBeLessThanOrEqual(1);
  }
});

test("no article has an unfilled placeholder", () => {
  for (const slug of SLUGS) expect(articleOf(slug), slug).not.toMatch(/\{\{|\[source:/);
});
