import { toDatePart, DRAFT, toDate } from "../publication.ts";
import { ArticleSchema } from "../schemas/article.ts";
import { InsightsSchema, SearchSchema } from "../schemas/insights.ts";
import { definePageKind, type Entry } from "./page-kind.ts";
import { mistakeAt } from "../source/check-source.ts";
import { listWrittenEntries, type SiteCheck } from "./site.ts";

export type Article = Entry<typeof ArticleSchema>;

/** Reports articles with the same sheet number. */
const checkArticles: SiteCheck = (site, sources) => {
  const owners = new Map<number, string>();
  const written = listWrittenEntries(site, sources).flatMap(({ kind, slug, value: { sheet }, places }) =>
    kind === "articles" && typeof sheet === "number" ? [{ sheet, slug, source: places }] : [],
  );
  for (const { sheet, slug } of written) if (!owners.has(sheet)) owners.set(sheet, slug);
  const next = Math.max(...owners.keys()) + 1;
  return written.flatMap(({ sheet, slug, source }) => {
    const owner = owners.get(sheet);
    if (owner === slug) return [];
    const problem = `found ${sheet}, expected a different number such as ${next}, since ${owner} already uses it`;
    return [mistakeAt(source, ["sheet"], problem)];
  });
};

export const articles = definePageKind({
  folder: "insights",
  extension: "md",
  schema: ArticleSchema,
  path: (slug) => `/insights/${slug}`,
  template: "article",
  compare: (a, b) => a.sheet - b.sheet,
  modified: ({ modified }) => modified,
  publicFrom: ({ status, published }, timeZone) => (status === DRAFT ? "never" : toDate(published, timeZone)),
  formerPaths: ({ redirect_from }) => redirect_from,
  defaults: (sheets, today) => ({
    sheet: Math.max(0, ...sheets.map(Number).filter(Number.isInteger)) + 1,
    published: today,
    modified: today,
    reviewed: today,
  }),
  data: {
    insights: {
      schema: InsightsSchema,
      label: "Insights and categories",
      icon: "newspaper",
      page: "/insights",
    },
    search: {
      schema: SearchSchema,
      label: "Article search",
      icon: "search",
      page: "/insights/search",
    },
  },
  checks: [checkArticles],
  requiresOriginalText: true,
  feed: {
    page: "/insights",
    title: "Insights",
    entry: ({ title, excerpt, category, published, modified }) => ({
      title,
      summary: excerpt,
      category,
      published: toDatePart(published),
      modified,
    }),
  },
  form: {
    label: "Articles",
    singular: "Article",
    icon: "article",
    description: "The articles under /insights. The file name is the article's address.",
    name: "title",
    allowsNewEntries: true,
    sortable: ["sheet", "title", "published", "modified"],
    sortedBy: "sheet",
    groups: [{ label: "Category", field: "category" }],
    filters: [{ label: "Drafts", field: "status", pattern: DRAFT }],
  },
});
