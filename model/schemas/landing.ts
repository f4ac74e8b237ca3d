import * as z from "zod";
import { fieldsetList } from "./fieldset.ts";
import { FiguresSchema, HeadingSchema, PageSchema, PointSchema } from "./page-parts.ts";
import { line } from "./text.ts";

const PLACEMENT_DRAWINGS = ["bridge", "frame", "tanks", "tower", "truss", "substation", "pipes"] as const;

export const LandingSchema = PageSchema.extend({
  figures: FiguresSchema.meta({ title: "Figures below the top" }),
  form: HeadingSchema.extend({
    steps: z.array(line(200)).min(2).max(4).meta({ title: "What happens next, step by step" }),
  }).meta({ title: "Request form" }),
  benefits: HeadingSchema.extend({
    points: z
      .array(PointSchema.extend({ figure: line(40).meta({ title: "Figure" }) }))
      .length(6)
      .meta({ title: "Benefits" }),
  }).meta({ title: "Benefits" }),
  placements: HeadingSchema.extend({
    items: fieldsetList("Placements", [3, 3], {
      role: line(60).meta({ title: "Role" }),
      project: line(120).meta({ title: "Project and state" }),
      drawing: z.enum(PLACEMENT_DRAWINGS).meta({ title: "Drawing" }),
      facts: fieldsetList("Facts", [2, 4], {
        term: line(40).meta({ title: "Term" }),
        value: line(40).meta({ title: "Value" }),
      }),
    }),
  }).meta({ title: "Examples of searches" }),
  closing: HeadingSchema.extend({ action: line(60).meta({ title: "Button text" }) }).meta({
    title: "Band at the end",
  }),
});
