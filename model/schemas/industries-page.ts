import { FiguresSchema, HeadingSchema, PageSchema, RequestSectionSchema } from "./page-parts.ts";
import { line, sitePath } from "./text.ts";

export const IndustriesPageSchema = PageSchema.extend({
  figures: FiguresSchema.meta({ title: "Figures below the top" }),
  industries: HeadingSchema.extend({
    specialties: line(30).meta({ title: "Label of the specialties" }),
    positions: line(30).meta({ title: "Label of the positions" }),
    more: line(60).meta({ title: "Link text below each industry" }),
    moreHref: sitePath.meta({ title: "Target of the link below each industry" }),
  }).meta({ title: "Industries" }),
  request: RequestSectionSchema.meta({ title: "Request form at the end" }),
});
