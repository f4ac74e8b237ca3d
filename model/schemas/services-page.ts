import * as z from "zod";
import { FiguresSchema, HeadingSchema, PageSchema, RequestSectionSchema } from "./page-parts.ts";
import { line } from "./text.ts";

export const ServicesPageSchema = PageSchema.extend({
  figures: FiguresSchema.meta({ title: "Figures below the top" }),
  services: HeadingSchema.extend({
    suits: line(30).meta({ title: "Label of the service's audience" }),
    includes: line(30).meta({ title: "Label of the service's scope" }),
  }).meta({ title: "Services" }),
  process: HeadingSchema.extend({
    label: line(60).meta({ title: "Name of the list, for screen readers" }),
    columns: z.tuple([line(30), line(30)]).meta({ title: "Column headings" }),
  }).meta({ title: "Steps of a search" }),
  request: RequestSectionSchema.meta({ title: "Request form at the end" }),
});
