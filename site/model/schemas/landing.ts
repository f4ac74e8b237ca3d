import * as z from "zod";
import { FiguresSchema, HeadingSchema, PageSchema, PointSchema } from "./page-parts.ts";
import { line } from "./text.ts";

/** Topics of drawings that a placement may carry; `site/drawings/catalogue.ts` draws them. */
const PLACEMENT_DRAWINGS = ["bridge", "frame", "tanks", "tower", "truss", "substation", "pipes"] as const;

const PlacementSchema = z.strictObject({
  role: line(60),
  project: line(120),
  drawing: z.enum(PLACEMENT_DRAWINGS),
  facts: z
    .array(z.strictObject({ term: line(40), value: line(40) }))
    .min(2)
    .max(4),
});

/** Texts of the page for employers who come from an advertisement; its placements are fictional (spec section 2, /landing-page). */
export const LandingSchema = PageSchema.extend({
  figures: FiguresSchema,
  form: HeadingSchema.extend({ steps: z.array(line(200)).min(2).max(4) }),
  benefits: HeadingSchema.extend({ points: z.array(PointSchema.extend({ figure: line(40) })).length(6) }),
  placements: HeadingSchema.extend({ label: line(40), items: z.array(PlacementSchema).length(3) }),
  closing: HeadingSchema.extend({ action: line(60) }),
});

export type Landing = z.infer<typeof LandingSchema>;
