import * as z from "zod";
import { isoDate, line, slug } from "./text.ts";

/** Figures that the site states about the agency, keyed by id. */
export const ClaimsSchema = z
  .record(
    slug.meta({ title: "Name in placeholders" }),
    z.strictObject({
      text: line(40).meta({
        title: "Figure",
        description: "Inserted wherever text contains {{claims.\u2026}} with this name.",
      }),
      meaning: line(200).meta({ title: "Meaning" }),
      source: line(160).meta({
        title: "Source",
        description: "Origin of the figure; visitors see this.",
      }),
      owner: line(80).meta({
        title: "Owner",
        isUntranslated: true,
        description: "Person responsible for the figure; visitors do not see this.",
      }),
      reviewed: isoDate.meta({ title: "Last review", description: "Visitors do not see this." }),
    }),
  )
  .meta({ title: "Claims" });

export type Claims = z.infer<typeof ClaimsSchema>;
