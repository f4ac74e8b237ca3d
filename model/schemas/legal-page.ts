import * as z from "zod";
import { formerPaths, isoDate, line, publicationStatus, link, searchDescription } from "./text.ts";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { PageSchema } from "./page-parts.ts";

/** Schema of the front matter in `content/legal/<slug>.md`. */
export const LegalPageSchema = z.strictObject({
  title: line(70).meta({
    title: "Heading",
    description: "The page's heading, also shown in search results.",
  }),
  description: searchDescription,
  lead: line(260).meta({ title: "Sentence below the heading" }),
  sheet: z
    .string()
    .regex(/^[A-Z]-\d{3}$/, "a sheet code such as T-100")
    .meta({ title: "Sheet code" }),
  reviewed: isoDate.optional().meta({
    title: "Legal review",
    description: "Date of a lawyer's last review of this text. Leave it empty if there was none.",
  }),
  status: publicationStatus,
  redirect_from: formerPaths,
  effective: line(30).optional().meta({
    title: "In effect since",
    description:
      "The month from which the text applies, as shown on the page. Leave it empty for a statement.",
  }),
  updated: line(30).meta({ title: "Last change", description: "The month, as shown on the page." }),
});

export const NotFoundSchema = PageSchema.extend({
  code: z.literal("404").meta({ title: "Large number" }),
  elsewhere: fieldset("Links to other pages", {
    title: line(60).meta({ title: "Heading" }),
    links: z.array(link(60)).min(1).meta({ title: "Links" }),
  }),
});

/** A path without an anchor, because hosts match redirects by request path. */
const path = z.string().regex(/^(\/[a-z0-9_-]+)+$/, "a path such as /landing-page");

export const RedirectsSchema = z.strictObject({
  paths: fieldsetList("Redirects", [], {
    from: path.meta({ title: "Old path" }),
    to: path.meta({ title: "New path" }),
  }),
  gone: z.array(path).default([]).meta({
    title: "Removed paths",
    description: "Paths that were published and show the 404 page on purpose.",
  }),
  states: fieldset("State codes", {
    under: path.meta({ title: "Path before the code" }),
    unknown: path.meta({ title: "Target for an unknown code" }),
  }),
});
