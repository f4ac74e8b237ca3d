import type * as z from "zod";
import { PageSchema } from "./page-parts.ts";
import { line } from "./text.ts";

/** Texts of the page that answers a form which was sent without script. */
export const SentSchema = PageSchema.pick({ title: true, description: true, sheet: true }).extend({
  check: line(80).meta({ title: "Heading above a form with mistakes" }),
  kept: line(160).meta({
    title: "Note in place of a file that was sent",
    description: "{name} is the name of the file.",
  }),
  unreadable: line(80).meta({ title: "Heading of a form that arrived incomplete" }),
  home: line(60).meta({ title: "Link back to the page of the form" }),
});

export type Sent = z.infer<typeof SentSchema>;
