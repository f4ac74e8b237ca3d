import * as z from "zod";
import { FiguresSchema, HeadingSchema, PageSchema, PointSchema } from "./page-parts.ts";
import { line, sitePath } from "./text.ts";

/** Texts of the resume page; the roles' pay is in `salaries.yaml`. */
export const ResumeSchema = PageSchema.extend({
  figures: FiguresSchema,
  form: HeadingSchema.extend({ next: line(60), steps: z.array(line(200)).min(2).max(5) }),
  roles: HeadingSchema.extend({ caption: line(80), note: line(260) }),
  file: HeadingSchema.extend({
    points: z.array(PointSchema).length(4),
    more: line(40),
    links: z.array(z.strictObject({ text: line(60), href: sitePath })).min(1),
  }),
});

export type Resume = z.infer<typeof ResumeSchema>;
