import type * as z from "zod";
import { FiguresSchema, HeadingSchema, PageSchema, RequestSchema } from "./page-parts.ts";
import { line, sitePath } from "./text.ts";

/** Texts of the industries page; the industries themselves are in `industries.yaml` (spec section 2, /industries). */
export const IndustriesPageSchema = PageSchema.extend({
  figures: FiguresSchema,
  industries: HeadingSchema.extend({
    specialties: line(30),
    positions: line(30),
    more: line(60),
    moreHref: sitePath,
  }),
  request: RequestSchema,
});

export type IndustriesPage = z.infer<typeof IndustriesPageSchema>;
