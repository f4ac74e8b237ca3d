import * as z from "zod";
import { formatDay } from "../format-day.ts";
import { toDatePart } from "../publication.ts";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { heading } from "./page-parts.ts";
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
