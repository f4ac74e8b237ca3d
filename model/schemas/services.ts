import * as z from "zod";
import { fieldsetList } from "./fieldset.ts";
import { line, prose, slug } from "./text.ts";

const SERVICE_IDS = ["construction", "engineering", "permanent", "fractional"] as const;

export const ServicesSchema = z.strictObject({
  services: fieldsetList("Services", [4, 4], {
    id: z.enum(SERVICE_IDS).meta({ title: "Service" }),
    name: line(60).meta({ title: "Name" }),
    summary: line(200).meta({ title: "Sentence on the home page" }),
    terms: line(60).meta({ title: "Terms next to the name" }),
    description: prose.meta({ title: "Description" }),
    points: z.array(line(160)).min(3).max(6).meta({ title: "Scope" }),
    suits: line(240).meta({ title: "Audience" }),
  }),
  process: fieldsetList("Steps of a search", [4, 4], {
    id: slug.meta({ title: "Anchor in the page's URL" }),
    name: line(60).meta({ title: "Name" }),
    text: prose.meta({ title: "Text" }),
    result: line(120).meta({ title: "Result for the client" }),
  }),
});

export type Service = z.infer<typeof ServicesSchema>["services"][number];
