import * as z from "zod";
import { templateText } from "./template-text.ts";
import { line, sitePath, slug } from "./text.ts";

export const LocationsSchema = z.strictObject({
  title: line(70).meta({ title: "Title in search results" }),
  description: z.string().min(100).max(160).meta({ title: "Description in search results" }),
  heading: line(60).meta({ title: "Heading" }),
  lead: line(200).meta({ title: "Sentence below the heading" }),
  primary: z
    .strictObject({
      text: line(40).meta({ title: "Link text" }),
      href: sitePath.meta({ title: "Link target" }),
    })
    .meta({ title: "Main button" }),
  secondary: z
    .strictObject({
      text: line(40).meta({ title: "Link text" }),
      href: z.literal("#states").meta({ title: "Link target" }),
    })
    .meta({ title: "Second button" }),
  map: line(120).meta({ title: "Alt text of the map" }),
  list: z
    .strictObject({
      title: line(60).meta({ title: "Heading" }),
      lead: templateText(["count"], 160).meta({ title: "Sentence below the heading" }),
    })
    .meta({ title: "List of states" }),
  pay: z
    .strictObject({
      title: line(60).meta({ title: "Heading" }),
      lead: templateText(["year"], 200).meta({ title: "Sentence below the heading" }),
      columns: z
        .strictObject({
          region: line(30).meta({ title: "Region" }),
          premium: line(30).meta({ title: "Premium" }),
          states: line(30).meta({ title: "States" }),
        })
        .meta({ title: "Column headings" }),
      baseline: line(30).meta({ title: "Word for the baseline in the premium column" }),
      compare: z
        .strictObject({
          text: line(60).meta({ title: "Link text" }),
          href: sitePath.meta({ title: "Link target" }),
        })
        .meta({ title: "Link to the comparison of states" }),
      unlisted: z
        .strictObject({
          name: line(40).meta({ title: "Name" }),
          premium: line(30).meta({ title: "In the premium column" }),
          highlight: line(160).meta({ title: "Note" }),
        })
        .meta({ title: "Row of the states without a premium" }),
    })
    .meta({ title: "Pay by region" }),
  related: z
    .strictObject({
      title: line(60).meta({ title: "Heading" }),
      articles: z
        .array(slug.meta({ reference: "articles" }))
        .length(3)
        .meta({ title: "Articles" }),
    })
    .meta({ title: "Articles at the end" }),
});

export type Locations = z.infer<typeof LocationsSchema>;
