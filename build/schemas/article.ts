import * as z from "zod";
import { address, day, line, slug } from "./text.ts";

export const CATEGORIES = [
  "Market Intelligence",
  "Hiring Guides",
  "Industry Insights",
  "Local Markets",
] as const;

/** The closed list of tags; a new one is added here (spec section 3, Article). */
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

/** Composites that a cover drawing can be made of; which one is drawn how is `site/drawings/`. */
export const COVER_DRAWINGS = [
  "tower",
  "frame",
  "bridge",
  "house",
  "pipes",
  "substation",
  "takeoff",
  "permanent",
  "engineering",
  "truss",
  "footing",
  "tanks",
  "crane",
] as const;

/** Front matter of `content/insights/<slug>.md` (spec sections 2 and 3). */
export const ArticleSchema = z
  .strictObject({
    title: line(80),
    description: z.string().min(100).max(160),
    excerpt: line(160),
    category: z.enum(CATEGORIES),
    tags: z.array(z.enum(TAGS)).min(1),
    sheet: z.int().min(1),
    featured: z.boolean(),
    read: z
      .string()
      .regex(/^\d+ min$/, "minutes such as 9 min")
      .optional(),
    dated: line(30).optional(),
    published: day,
    modified: day,
    related: z.array(slug).length(3),
    states: z.array(slug),
    drawing: z.enum(COVER_DRAWINGS),
    sources: z
      .array(z.strictObject({ id: slug, name: line(160), year: z.int().min(1990).max(2100), url: address }))
      .default([]),
  })
  .refine((article) => article.modified >= article.published, {
    path: ["modified"],
    message: "a day that is not before `published`",
    // Also where other fields have mistakes, so that all are told at once.
    when: ({ value }) => z.object({ published: day, modified: day }).safeParse(value).success,
  });

export type ArticleFrontMatter = z.infer<typeof ArticleSchema>;
