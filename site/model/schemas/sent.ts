import type * as z from "zod";
import { PageSchema } from "./page-parts.ts";
import { line } from "./text.ts";

/** Texts of the page that answers a form which was sent without script. */
export const SentSchema = PageSchema.pick({ title: true, description: true, sheet: true }).extend({
  check: line(80),
  kept: line(160).meta({
    description: "{name} is the name of the file.",
  }),
  unreadable: line(80),
  home: line(60),
});

export type Sent = z.infer<typeof SentSchema>;
