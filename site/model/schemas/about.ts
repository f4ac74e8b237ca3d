import * as z from "zod";
import { FiguresSchema, HeadingSchema, PageSchema, PointSchema } from "./page-parts.ts";
import { line, prose, sitePath } from "./text.ts";

const LinkSchema = z.strictObject({ text: line(60), href: sitePath });

/** Texts of the about page; the table of figures is made from `claims.yaml`. */
export const AboutSchema = PageSchema.extend({
  figures: FiguresSchema,
  firm: HeadingSchema.extend({
    text: z.array(prose).min(1).max(4),
    facts: z.array(z.strictObject({ term: line(40), value: line(120) })).min(3),
  }),
  work: HeadingSchema.extend({ drawing: line(200), points: z.array(PointSchema).length(4) }),
  claims: HeadingSchema.extend({
    columns: z.strictObject({ figure: line(30), meaning: line(40), source: line(40) }),
    omitted: z
      .array(line(40).meta({ reference: "claims" }))
      .meta({ description: "Figures that appear in one place only and are left out of the list." }),
  }),
  contact: HeadingSchema.extend({ primary: LinkSchema, secondary: LinkSchema }),
});

export type About = z.infer<typeof AboutSchema>;
