import * as z from "zod";
import { fieldsetList } from "./fieldset.ts";
import { line, prose } from "./text.ts";

export const INDUSTRY_IDS = [
  "residential",
  "commercial",
  "industrial",
  "infrastructure",
  "specialty-trades",
  "energy",
] as const;

export const IndustriesSchema = fieldsetList("Industries", [INDUSTRY_IDS.length, INDUSTRY_IDS.length], {
  id: z.enum(INDUSTRY_IDS).meta({ title: "Industry" }),
  name: line(60).meta({ title: "Name" }),
  summary: line(200).meta({ title: "Short description" }),
  description: prose.meta({ title: "Description" }),
  specialties: z.array(line(80)).min(3).max(8).meta({ title: "Specialties" }),
  positions: z.array(line(80)).min(3).max(8).meta({ title: "Key positions" }),
});
