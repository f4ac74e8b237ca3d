import * as z from "zod";
import { day, line, slug } from "./text.ts";

/** Every figure that the site states about the agency, by id (decisions, "Numbers are claims"). */
export const ClaimsSchema = z.record(
  slug,
  z.strictObject({
    text: line(40).meta({
      title: "Figure",
      description: "As it is printed wherever a text has {{claims.\u2026}} with its name.",
    }),
    meaning: line(200),
    source: line(160).meta({ description: "Who can prove it." }),
    reviewed: day.meta({ title: "Last review" }),
  }),
);

export type Claims = z.infer<typeof ClaimsSchema>;
