import * as z from "zod";
import { PageSchema } from "./page-parts.ts";
import { line, sitePath } from "./text.ts";

export const NotFoundSchema = PageSchema.extend({
  code: z.literal("404").meta({ title: "Large number" }),
  elsewhere: z
    .strictObject({
      title: line(60).meta({ title: "Heading" }),
      links: z
        .array(
          z.strictObject({
            text: line(60).meta({ title: "Link text" }),
            href: sitePath.meta({ title: "Link target" }),
          }),
        )
        .min(1)
        .meta({ title: "Links" }),
    })
    .meta({ title: "Links to other pages" }),
});
