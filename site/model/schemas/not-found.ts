import * as z from "zod";
import { PageSchema } from "./page-parts.ts";
import { line, sitePath } from "./text.ts";

/** Texts of the page for every path that does not exist. */
export const NotFoundSchema = PageSchema.extend({
  code: z.literal("404"),
  elsewhere: z.strictObject({
    title: line(60),
    links: z.array(z.strictObject({ text: line(60), href: sitePath })).min(1),
  }),
});
