import * as z from "zod";
import { PageSchema, PointSchema } from "./page-parts.ts";
import { line, sitePath } from "./text.ts";

/** Texts of the candidate portal's sign-in page, which is a demonstration. */
export const PortalSchema = PageSchema.extend({
  points: z.array(PointSchema).length(3),
  signIn: z.strictObject({ title: line(60), label: line(40), text: line(240) }),
  receipt: z.strictObject({ title: line(60), text: line(260), link: line(40), href: sitePath }),
  noAccount: z.strictObject({ text: line(120), link: line(60), href: sitePath }),
});

export type Portal = z.infer<typeof PortalSchema>;
