import * as z from "zod";
import { fieldset } from "./fieldset.ts";
import { link } from "./link.ts";
import { line } from "./text.ts";

const LinkSchema = link(40);
const column = {
  title: line(40).meta({ title: "Heading of the column" }),
  links: z.array(LinkSchema).min(1).meta({ title: "Links" }),
};

/**
 * Links in the header and footer, and the link to the full salary explorer. The link to the agency's
 * LinkedIn page is in the agency's data.
 */
export const NavigationSchema = z.strictObject({
  links: z.array(LinkSchema).min(1).meta({ title: "Header links" }),
  portal: LinkSchema.meta({ title: "Header: button of the candidate portal" }),
  request: LinkSchema.meta({ title: "Header: button that requests talent" }),
  search: LinkSchema.meta({ title: "Header: search", description: "The page that searches articles." }),
  apply: LinkSchema.meta({ title: "Footer of pages for candidates: button" }),
  explorer: LinkSchema.meta({ title: "Link to the full salary explorer" }),
  footer: fieldset("Footer", {
    services: fieldset("Services column", column),
    industries: fieldset("Industries column", column),
    connect: fieldset("Connect column", column),
    states: fieldset("Largest states", {
      ...column,
      title: line(40).meta({ title: "Text before the links" }),
    }).meta({ description: "Also shown on the home page." }),
    legal: z.array(LinkSchema).min(1).meta({ title: "Legal links" }),
  }),
});

export type Navigation = z.infer<typeof NavigationSchema>;
export type NavigationLink = z.infer<typeof LinkSchema>;
