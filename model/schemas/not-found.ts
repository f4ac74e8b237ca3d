import * as z from "zod";
import { fieldset } from "./fieldset.ts";
import { link } from "./link.ts";
import { PageSchema } from "./page-parts.ts";
import { line } from "./text.ts";

export const NotFoundSchema = PageSchema.extend({
  code: z.literal("404").meta({ title: "Large number" }),
  elsewhere: fieldset("Links to other pages", {
    title: line(60).meta({ title: "Heading" }),
    links: z.array(link(60)).min(1).meta({ title: "Links" }),
  }),
});
