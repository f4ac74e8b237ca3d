import * as z from "zod";
import { line, prose } from "./text.ts";

export const INDUSTRY_IDS = [
  "residential",
  "commercial",
  "industrial",
  "infrastructure",
  "specialty-trades",
  "energy",
] as const;

/** The six industries (spec sections 1 and 2, /industries). */
export const IndustriesSchema = z
  .array(
    z.strictObject({
      id: z.enum(INDUSTRY_IDS),
      name: line(60),
      summary: line(200),
      description: prose,
      specialties: z.array(line(80)).min(3).max(8),
      positions: z.array(line(80)).min(3).max(8),
    }),
  )
  .length(INDUSTRY_IDS.length);

export type Industries = z.infer<typeof IndustriesSchema>;
export type Industry = Industries[number];
