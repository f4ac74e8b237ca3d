import * as z from "zod";
import { PageSchema } from "./page-parts.ts";
import { line, sitePath } from "./text.ts";

/** Texts of the page for every path that does not exist (spec section 2, any other path). */
export const NotFoundSchema = PageSchema.extend({
  code: z.literal("404"),
  elsewhere: z.strictObject({
    title: line(60),
    links: z.array(z.strictObject({ text: line(60), href: sitePath })).min(1),
  }),
});

export type NotFound = z.infer<typeof NotFoundSchema>;
