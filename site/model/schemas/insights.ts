import * as z from "zod";
import { CATEGORIES } from "./article.ts";
import { line, sitePath, slug } from "./text.ts";

const CategorySchema = z.strictObject({
  name: z.enum(CATEGORIES),
  slug,
  title: line(70),
  description: line(160),
  lead: line(200),
});

/** Texts of the insights index and of its category pages (spec section 2, /insights). */
export const InsightsSchema = z.strictObject({
  title: line(70),
  description: line(160),
  hero: z.strictObject({
    title: line(60),
    lead: line(200),
    action: z.strictObject({ text: line(60), href: sitePath }),
  }),
  featured: z.strictObject({ title: line(60), lead: line(120) }),
  articles: z.strictObject({ title: line(60), filter: line(60), all: line(40) }),
  categories: z
    .array(CategorySchema)
    .refine(
      (categories) => new Set(categories.map(({ name }) => name)).size === CATEGORIES.length,
      `each of ${CATEGORIES.join(", ")} once`,
    ),
});

export type Insights = z.infer<typeof InsightsSchema>;
export type InsightCategory = z.infer<typeof CategorySchema>;
