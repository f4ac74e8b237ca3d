import * as z from "zod";
import { FiguresSchema, HeadingSchema, PageSchema, PointSchema } from "./page-parts.ts";
import { line, prose, sitePath } from "./text.ts";

const LinkSchema = z.strictObject({
  text: line(60).meta({ title: "Link text" }),
  href: sitePath.meta({ title: "Link target" }),
});

export const AboutSchema = PageSchema.extend({
  figures: FiguresSchema.meta({ title: "Figures below the top" }),
  firm: HeadingSchema.extend({
    text: z.array(prose).min(1).max(4).meta({ title: "Paragraphs" }),
    facts: z
      .array(
        z.strictObject({
          term: line(40).meta({ title: "Term" }),
          value: line(120).meta({ title: "Value" }),
        }),
      )
      .min(3)
      .meta({ title: "Facts" }),
  }).meta({ title: "The firm" }),
  work: HeadingSchema.extend({
    drawing: line(200).meta({ title: "Alt text of the drawing" }),
    points: z.array(PointSchema).length(4).meta({ title: "Points" }),
  }).meta({ title: "How a search is put together" }),
  claims: HeadingSchema.extend({
    columns: z
      .strictObject({
        figure: line(30).meta({ title: "Figure" }),
        meaning: line(40).meta({ title: "Meaning" }),
        source: line(40).meta({ title: "Source" }),
      })
      .meta({ title: "Column headings" }),
    omitted: z.array(line(40).meta({ reference: "claims" })).meta({
      title: "Figures omitted from the table",
      description: "Figures that appear in only one place and are omitted here.",
    }),
  }).meta({ title: "Table of all figures" }),
  contact: HeadingSchema.extend({
    primary: LinkSchema.meta({ title: "Main button" }),
    secondary: LinkSchema.meta({ title: "Second button" }),
  }).meta({ title: "Contact band at the end" }),
});

export type About = z.infer<typeof AboutSchema>;
