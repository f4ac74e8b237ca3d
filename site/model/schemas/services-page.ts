import * as z from "zod";
import { FiguresSchema, HeadingSchema, PageSchema, RequestSchema } from "./page-parts.ts";
import { line } from "./text.ts";

/** Texts of the services page; the services and the steps are in `services.yaml` (spec section 2, /services). */
export const ServicesPageSchema = PageSchema.extend({
  figures: FiguresSchema,
  services: HeadingSchema.extend({ suits: line(30), includes: line(30) }),
  process: HeadingSchema.extend({ label: line(60), columns: z.tuple([line(30), line(30)]) }),
  terms: HeadingSchema.extend({
    items: z.array(z.strictObject({ figure: line(40), title: line(60), text: line(300) })).length(4),
  }),
  request: RequestSchema,
});

export type ServicesPage = z.infer<typeof ServicesPageSchema>;
