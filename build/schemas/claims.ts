import * as z from "zod";
import { day, line, slug } from "./text.ts";

/** Every figure that the site states about the agency, by id (decisions, "Numbers are claims"). */
export const ClaimsSchema = z.record(
  slug,
  z.strictObject({
    text: line(40),
    meaning: line(200),
    source: line(160),
    reviewed: day,
  }),
);

export type Claims = z.infer<typeof ClaimsSchema>;
