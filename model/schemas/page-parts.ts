import * as z from "zod";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { line, searchDescription, SITE_PATH_EXPECTED } from "./text.ts";

const PATH_OR_ANCHOR = "a path on this site or an anchor such as #request";

const ActionSchema = z.strictObject({
  text: line(60).meta({ title: "Link text" }),
  href: z
    .string()
    .regex(/(?:^\/[a-z0-9/_-]*(#[a-z0-9-]+)?$)|(?:^#[a-z0-9-]+$)/, {
      // The editor shows the message for no input as the field's hint.
      error: ({ input }) => (input === undefined ? PATH_OR_ANCHOR : SITE_PATH_EXPECTED),
    })
    .meta({ title: "Link target" }),
  direction: z.enum(["forward", "down"]).default("forward").meta({
    title: "Arrow",
    description: "Choose down for a link to a section further down this page.",
  }),
});

/** Fields for a heading and the sentence below it, with their maximum lengths. */
export const heading = (title: number, lead: number) => ({
  title: line(title).meta({ title: "Heading" }),
  lead: line(lead).meta({ title: "Sentence below the heading" }),
});

export const HeadingSchema = z.strictObject({
  title: line(80).meta({ title: "Heading" }),
  lead: line(260).optional().meta({ title: "Sentence below the heading" }),
});

/** Fields shared by all pages that have their own data file: head, sheet and hero. */
export const PageSchema = z.strictObject({
  title: line(70).meta({ title: "Title in search results" }),
  description: searchDescription,
  sheet: fieldset("Title block", {
    code: z
      .string()
      .regex(/^[A-Z]-\d{3}$/, "a sheet code such as S-100")
      .meta({ title: "Sheet code" }),
    title: line(40).meta({ title: "Sheet title" }),
  }).meta({ description: "The text in the title block at the bottom of the page." }),
  hero: fieldset("Top of the page", {
    ...heading(80, 260),
    actions: z.array(ActionSchema).max(2).default([]).meta({ title: "Links" }),
    drawing: line(200).meta({ title: "Alt text of the drawing" }),
  }),
});

/** A row of figures. Each is a claim, written as `{{claims.<id>}}`. */
export const FiguresSchema = z.strictObject({
  label: line(60).meta({ title: "Name of the figures, for screen readers" }),
  items: fieldsetList("Figures", [2, 5], {
    figure: line(40).meta({
      title: "Figure",
      description: "A claim, such as {{claims.success-rate}}.",
    }),
    label: line(80).meta({ title: "Caption" }),
  }),
});

export const PointSchema = z.strictObject({
  title: line(80).meta({ title: "Heading" }),
  text: line(400).meta({ title: "Text" }),
});

/** The section at the end of a page that contains the quick lead form. */
export const RequestSectionSchema = z.strictObject(heading(80, 200));

export type RequestSectionText = z.infer<typeof RequestSectionSchema>;
export type Point = z.infer<typeof PointSchema>;
