import * as z from "zod";
import { day, line, slug } from "./text.ts";

/** Figures that the site states about the agency, keyed by id. */
export const ClaimsSchema = z
  .record(
    slug.meta({ title: "Name in texts" }),
    z.strictObject({
      text: line(40).meta({
        title: "Figure",
        description: "As it is printed wherever a text has {{claims.\u2026}} with its name.",
      }),
      meaning: line(200).meta({ title: "Meaning", isUntranslated: true }),
      source: line(160).meta({
        title: "Source",
        isUntranslated: true,
        description: "Where the figure comes from; visitors see this.",
      }),
      owner: line(80).meta({
        title: "Owner",
        isUntranslated: true,
        description: "Who is responsible for it; visitors do not see this.",
      }),
      reviewed: day.meta({ title: "Last review", description: "Visitors do not see this." }),
    }),
  )
  .meta({ title: "Claims" });

export type Claims = z.infer<typeof ClaimsSchema>;
