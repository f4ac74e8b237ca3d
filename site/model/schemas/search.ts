import * as z from "zod";
import { line } from "./text.ts";

export const SearchSchema = z.strictObject({
  title: line(70).meta({ title: "Title in search results" }),
  description: line(160).meta({ title: "Description in search results" }),
  heading: line(60).meta({ title: "Heading" }),
  lead: line(200).meta({ title: "Sentence below the heading" }),
  titles: line(60).meta({ title: "Heading of the list of all titles, and the link to it" }),
  one: line(60).meta({ title: "Where one article is found" }),
  several: line(60).meta({ title: "Where several are found", description: "{count} is their number." }),
  none: line(80).meta({ title: "Where no article is found" }),
});
