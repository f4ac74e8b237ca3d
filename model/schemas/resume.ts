import * as z from "zod";
import { link } from "./link.ts";
import { FiguresSchema, HeadingSchema, PageSchema, PointSchema } from "./page-parts.ts";
import { line } from "./text.ts";

export const ResumeSchema = PageSchema.extend({
  crumb: line(40).meta({ title: "Name in the breadcrumb" }),
  figures: FiguresSchema.meta({ title: "Figures below the top" }),
  form: HeadingSchema.extend({
    next: line(60).meta({ title: "Heading of the steps" }),
    steps: z.array(line(200)).min(2).max(5).meta({ title: "What happens next, step by step" }),
  }).meta({ title: "Resume form" }),
  roles: HeadingSchema.extend({
    caption: line(80).meta({ title: "Caption of the chart" }),
    note: line(260).meta({ title: "Note below the chart" }),
  }).meta({ title: "Roles and pay" }),
  file: HeadingSchema.extend({
    points: z.array(PointSchema).length(4).meta({ title: "Points" }),
    more: line(40).meta({ title: "Text before the links" }),
    links: z.array(link(60)).min(1).meta({ title: "Links" }),
  }).meta({ title: "What happens with the file" }),
});
