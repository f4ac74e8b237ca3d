import * as z from "zod";
import { day, line, slug } from "./text.ts";

/** Every figure that the site states about the agency, by id. */
export const ClaimsSchema = z.record(
  slug,
  z.strictObject({
    text: line(40).meta({
      title: "Figure",
      description: "As it is printed wherever a text has {{claims.\u2026}} with its name.",
    }),
    meaning: line(200),
    source: line(160).meta({ description: "Where the figure comes from; visitors see this." }),
    owner: line(80).meta({ description: "Who is responsible for it; visitors do not see this." }),
    reviewed: day.meta({ title: "Last review", description: "Visitors do not see this." }),
  }),
);

export type Claims = z.infer<typeof ClaimsSchema>;
