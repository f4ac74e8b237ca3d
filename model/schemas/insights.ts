import * as z from "zod";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { link, line, references, slug } from "./text.ts";
import { CATEGORIES } from "./article.ts";
import { heading } from "./page-parts.ts";

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
