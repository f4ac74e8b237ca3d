import * as z from "zod";
import { line } from "./text.ts";

export const SearchSchema = z.strictObject({
  title: line(70).meta({ title: "Title in search results" }),
  description: line(160).meta({ title: "Description in search results" }),
  heading: line(60).meta({ title: "Heading" }),
  lead: line(200).meta({ title: "Sentence below the heading" }),
  titles: line(60).meta({ title: "Heading of the list of all titles, and the link to it" }),
  one: line(60).meta({ title: "Shown if one article is found" }),
  several: line(60).meta({
    title: "Shown if several articles are found",
    description: "{count} is the number of articles.",
  }),
  none: line(80).meta({ title: "Shown if no article is found" }),
});

export type SearchText = z.infer<typeof SearchSchema>;
