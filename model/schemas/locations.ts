import * as z from "zod";
import { fieldset } from "./fieldset.ts";
import { link } from "./link.ts";
import { templateText } from "./template-text.ts";
import { line, references } from "./text.ts";

export const LocationsSchema = z.strictObject({
  title: line(70).meta({ title: "Title in search results" }),
  description: z.string().min(100).max(160).meta({ title: "Description in search results" }),
  heading: line(60).meta({ title: "Heading" }),
  lead: line(200).meta({ title: "Sentence below the heading" }),
  primary: link(40).meta({ title: "Main button" }),
  secondary: fieldset("Second button", {
    text: line(40).meta({ title: "Link text" }),
    href: z.literal("#states").meta({ title: "Link target" }),
  }),
  map: line(120).meta({ title: "Alt text of the map" }),
  list: fieldset("List of states", {
    title: line(60).meta({ title: "Heading" }),
    lead: templateText(["count"], 160).meta({ title: "Sentence below the heading" }),
  }),
  pay: fieldset("Pay by region", {
    title: line(60).meta({ title: "Heading" }),
    lead: templateText(["year"], 200).meta({ title: "Sentence below the heading" }),
    columns: fieldset("Column headings", {
      region: line(30).meta({ title: "Region" }),
      premium: line(30).meta({ title: "Premium" }),
      states: line(30).meta({ title: "States" }),
    }),
    baseline: line(30).meta({ title: "Word for the baseline in the premium column" }),
    compare: link(60).meta({ title: "Link to the comparison of states" }),
    unlisted: fieldset("Row of the states without a premium", {
      name: line(40).meta({ title: "Name" }),
      premium: line(30).meta({ title: "In the premium column" }),
      highlight: line(160).meta({ title: "Note" }),
    }),
  }),
  related: fieldset("Articles at the end", {
    title: line(60).meta({ title: "Heading" }),
    articles: references("articles").length(3).meta({ title: "Articles" }),
  }),
});

export type Locations = z.infer<typeof LocationsSchema>;
