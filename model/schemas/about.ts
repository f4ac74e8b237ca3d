import * as z from "zod";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { link } from "./link.ts";
import { FiguresSchema, HeadingSchema, PageSchema, PointSchema } from "./page-parts.ts";
import { line, prose } from "./text.ts";

const LinkSchema = link(60);

export const AboutSchema = PageSchema.extend({
  figures: FiguresSchema.meta({ title: "Figures below the top" }),
  firm: HeadingSchema.extend({
    text: z.array(prose).min(1).max(4).meta({ title: "Paragraphs" }),
    facts: fieldsetList("Facts", [3], {
      term: line(40).meta({ title: "Term" }),
      value: line(120).meta({ title: "Value" }),
    }),
  }).meta({ title: "The firm" }),
  work: HeadingSchema.extend({
    drawing: line(200).meta({ title: "Alt text of the drawing" }),
    points: z.array(PointSchema).length(4).meta({ title: "Points" }),
  }).meta({ title: "How a search is put together" }),
  claims: HeadingSchema.extend({
    columns: fieldset("Column headings", {
      figure: line(30).meta({ title: "Figure" }),
      meaning: line(40).meta({ title: "Meaning" }),
      source: line(40).meta({ title: "Source" }),
    }),
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
