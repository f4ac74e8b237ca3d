import * as z from "zod";
import { formatDay } from "../format-day.ts";
import { toDatePart } from "../publication.ts";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { heading } from "./page-parts.ts";
import { SALARY_ROLES } from "./salaries.ts";
import { TRADES } from "../submissions/trades.ts";
import {
  coverPicture,
  httpsUrl,
  isoDate,
  line,
  dateOrTime,
  formerPaths,
  publicationStatus,
  references,
  searchDescription,
  slug,
  link,
} from "./text.ts";

export const CATEGORIES = [
  "Market Intelligence",
  "Hiring Guides",
  "Industry Insights",
  "Local Markets",
] as const;

export const TAGS = [
  "Project Management",
  "Superintendents",
  "Civil Engineering",
  "Structural Engineering",
  "MEP",
  "Preconstruction",
  "Estimating",
  "Skilled Trades",
  "Electrical",
  "HVAC",
  "Salaries",
  "Labor Shortage",
  "Infrastructure",
  "Federal Funding",
  "Green Building",
  "LEED",
  "Safety",
  "OSHA",
  "BIM",
  "Technology",
  "Remote Work",
  "Retention",
  "Interviewing",
  "Licensing",
  "Texas",
  "California",
  "Southeast",
  "Midwest",
  "Regional Markets",
  "Workforce",
] as const;

/** Schema of the front matter in `content/insights/<slug>.md`. */
export const ArticleSchema = z
  .strictObject({
    title: line(80).meta({
      title: "Heading",
      description: "The page's heading, also shown in search results.",
    }),
    searchTitle: line(60).optional().meta({
      title: "Title in search results",
      description: "A shorter title, if the heading and the agency's name exceed 60 characters.",
    }),
    description: searchDescription,
    excerpt: line(160).meta({
      title: "Sentence on the article's card",
      description: "One sentence for the article's card.",
    }),
    category: z.enum(CATEGORIES).meta({ title: "Category" }),
    tags: z.array(z.enum(TAGS)).min(1).meta({ title: "Tags" }),
    sheet: z.int().min(1).meta({
      title: "Sheet number",
      description: "Articles are listed in this order. Leave it empty for the next free number.",
    }),
    read: z
      .string()
      .regex(/^\d+ min$/, "minutes such as 9 min")
      .optional()
      .meta({ title: "Reading time", description: "As shown on the page." }),
    dated: line(30).optional().meta({
      title: "Date as shown",
      description: "Such as January 3, 2025. Leave it empty to show no date.",
    }),
    status: publicationStatus,
    published: dateOrTime.meta({
      title: "Published",
      description: "The article is online from then on. Leave it empty for today.",
    }),
    modified: isoDate.meta({
      title: "Last changed",
      description: "Date of the last change. Leave it empty for today.",
    }),
    reviewed: isoDate.meta({
      title: "Facts last reviewed",
      description:
        "Date on which the figures and rules were last compared with their sources; visitors do not see it. Leave it empty for today.",
    }),
    author: line(80).optional().meta({
      title: "Author",
      description: "A person's name. Leave it empty for an article by the agency.",
    }),
    redirect_from: formerPaths,
    related: references("articles").length(3).meta({ title: "Related articles" }),
    states: references("states").meta({
      title: "Related states",
      description: "The article links to their pages.",
    }),
    openings: z
      .enum([...SALARY_ROLES, ...TRADES])
      .optional()
      .meta({
        title: "Openings",
        description:
          "Of a guide to a role: the role or trade whose open positions are listed below the article.",
      }),
    picture: coverPicture,
    explorer: fieldset("Salary explorer", {
      ...heading(60, 120),
      table: line(80).meta({ title: "Caption of the table" }),
    })
      .optional()
      .meta({
        description:
          "Heading and lead of the section with the salary explorer, and the caption of its table.",
      }),
    sources: fieldsetList("Sources", [], {
      id: slug.meta({
        title: "Short name",
        description: "The name with which to cite it: [source:ncees-pe].",
      }),
      name: line(160).meta({ title: "Name of the source" }),
      year: z.int().min(1990).max(2100).meta({ title: "Year" }),
      url: httpsUrl.meta({ title: "URL" }),
      reviewed: isoDate.optional().meta({
        title: "Last review",
        description: "Only if it differs from the article's last review.",
      }),
    }).default([]),
  })
  .refine(({ modified, published }) => modified >= toDatePart(published), {
    path: ["modified"],
    message: "a date on or after `published`",
    // The check also runs if other fields are invalid, so that all mistakes are reported.
    when: ({ value }) => z.object({ published: dateOrTime, modified: isoDate }).safeParse(value).success,
  })
  .refine(({ dated, published }) => dated === formatDay(toDatePart(published)), {
    path: ["dated"],
    message: "the date in `published`, written as January 10, 2025",
    when: ({ value }) => z.object({ published: dateOrTime, dated: z.string() }).safeParse(value).success,
  });

export type ArticleFrontMatter = z.infer<typeof ArticleSchema>;

const CategorySchema = z.strictObject({
  name: z.enum(CATEGORIES).meta({ title: "Category" }),
  slug: slug.meta({ title: "Last part of the page's URL" }),
  title: line(70).meta({ title: "Title in search results" }),
  description: line(160).meta({ title: "Description in search results" }),
  lead: line(200).meta({ title: "Sentence below the heading" }),
});

/** Number of featured articles that the page's layout requires. */
const FEATURED_COUNT = 5;

export const InsightsSchema = z.strictObject({
  title: line(70).meta({ title: "Title in search results" }),
  description: line(160).meta({ title: "Description in search results" }),
  hero: fieldset("Top of the page", {
    ...heading(60, 200),
    action: link(60).meta({ title: "Button" }),
  }),
  featured: fieldset("Featured articles", {
    ...heading(60, 120),
    articles: references("articles")
      .length(FEATURED_COUNT)
      .refine((slugs) => new Set(slugs).size === slugs.length, "each article only once")
      .meta({ title: "Articles", description: "Five, in the order of the page." }),
  }),
  articles: fieldset("All articles", {
    title: line(60).meta({ title: "Heading" }),
    filter: line(60).meta({ title: "Name of the filter, for screen readers" }),
    all: line(40).meta({ title: "Filter for all articles" }),
  }),
  categories: z
    .array(CategorySchema)
    .refine(
      (categories) => new Set(categories.map(({ name }) => name)).size === CATEGORIES.length,
      `each of ${CATEGORIES.join(", ")} once`,
    )
    .meta({ title: "Categories" }),
});

/** A word as the search index stores it. */
const searchWord = z
  .string()
  .regex(/^[a-z0-9]{2,30}$/, "one word of lowercase letters without accents")
  .meta({ title: "Word" });

export const SearchSchema = z.strictObject({
  title: line(70).meta({ title: "Title in search results" }),
  description: line(160).meta({ title: "Description in search results" }),
  heading: line(60).meta({ title: "Heading" }),
  lead: line(200).meta({ title: "Sentence below the heading" }),
  slashKey: line(60).meta({ title: "Setting that turns off the / key" }),
  titles: line(60).meta({ title: "Heading of the list of all titles, and the link to it" }),
  kinds: fieldset("Kinds of results", {
    state: line(60).meta({ title: "Of a state's page" }),
    service: line(60).meta({ title: "Of a service" }),
    tool: line(60).meta({ title: "Of a calculator" }),
  }),
  glossary: fieldsetList("Other words that find articles", [], {
    words: z.array(searchWord).min(1).meta({ title: "Words that people search for" }),
    find: z.array(searchWord).min(1).meta({ title: "Words of the articles that they find" }),
  }).meta({ description: "Such as names of trades in Spanish, for articles that are in English." }),
});
