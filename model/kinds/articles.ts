import { toDatePart, DRAFT, toDate } from "../publication.ts";
import { ArticleSchema, InsightsSchema, SearchSchema } from "../schemas/article.ts";
import { definePageKind, type Entry } from "./page-kind.ts";
import { requireUnique } from "./site.ts";

export type Article = Entry<typeof ArticleSchema>;

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
    sheet: nextSheet(sheets),
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
  checks: [requireUnique("articles", "sheet", nextSheet)],
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

function nextSheet(taken: readonly (string | number)[]): number {
  return Math.max(0, ...taken.map(Number).filter(Number.isInteger)) + 1;
}
