import * as z from "zod";
import { HeadingSchema, PageSchema, PointSchema } from "./page-parts.ts";
import { templateText } from "./template-text.ts";
import { line } from "./text.ts";

const points = z.array(PointSchema).min(1).max(5);

/** Texts of the page that says how pay is figured. */
export const PayMethodSchema = PageSchema.extend({
  scope: HeadingSchema.extend({
    is: points.meta({ title: "What the table is" }),
    isNot: points.meta({ title: "What the table is not" }),
  }),
  rules: HeadingSchema.extend({ example: line(40) }),
  regions: HeadingSchema,
  experience: HeadingSchema.extend({ columns: z.strictObject({ experience: line(30), range: line(30) }) }),
  demand: HeadingSchema.extend({
    columns: z.strictObject({ label: line(30), meaning: line(40) }),
    note: line(200),
  }),
  dates: z.strictObject({
    title: line(80),
    lead: templateText(["year", "issue"], 160),
    points,
    report: line(60),
    subject: line(60),
  }),
});

export type PayMethod = z.infer<typeof PayMethodSchema>;
