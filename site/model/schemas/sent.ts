import type * as z from "zod";
import { PageSchema } from "./page-parts.ts";
import { line } from "./text.ts";

/** Texts of the page that answers a form which was sent without script. */
export const SentSchema = PageSchema.pick({ title: true, description: true, sheet: true }).extend({
  check: line(80).meta({ description: "The heading above a form with mistakes in it." }),
  kept: line(160).meta({
    description: "Shown in place of a file that was sent. {name} is the name of the file.",
  }),
  unreadable: line(80).meta({ description: "The heading when a form arrives incomplete." }),
  home: line(60).meta({ description: "The link back to the page with the form." }),
});

export type Sent = z.infer<typeof SentSchema>;
