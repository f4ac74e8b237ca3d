import * as z from "zod";
import { templateText } from "./template-text.ts";
import { line, sitePath, slug } from "./text.ts";

/** Texts of the state index. */
export const LocationsSchema = z.strictObject({
  title: line(70),
  description: z.string().min(100).max(160),
  heading: line(60),
  lead: line(200),
  primary: z.strictObject({ text: line(40), href: sitePath }),
  secondary: z.strictObject({ text: line(40), href: z.literal("#states") }),
  map: line(120),
  list: z.strictObject({ title: line(60), lead: templateText(["count"], 160) }),
  pay: z.strictObject({
    title: line(60),
    lead: templateText(["year"], 200),
    columns: z.strictObject({ region: line(30), premium: line(30), states: line(30) }),
    baseline: line(30),
    compare: z.strictObject({ text: line(60), href: sitePath }),
    unlisted: z.strictObject({ name: line(40), premium: line(30), highlight: line(160) }),
  }),
  related: z.strictObject({
    title: line(60),
    articles: z.array(slug.meta({ reference: "articles" })).length(3),
  }),
});

export type Locations = z.infer<typeof LocationsSchema>;
