import type * as z from "zod";
import { PageSchema } from "./page-parts.ts";
import { line } from "./text.ts";

/** Texts of the page that answers a form which was sent without script. */
export const SentSchema = PageSchema.pick({ title: true, description: true, sheet: true }).extend({
  check: line(80).meta({ description: "The heading above a form that cannot be sent as it is." }),
  kept: line(160).meta({
    description: "What stands in the place of a file that was sent; {name} is the file's.",
  }),
  unreadable: line(80).meta({ description: "The heading where a form did not arrive whole." }),
  home: line(60).meta({ description: "The link from the thanks to the page that the form was on." }),
});

export type Sent = z.infer<typeof SentSchema>;
