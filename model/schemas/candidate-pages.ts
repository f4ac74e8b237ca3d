import * as z from "zod";
import { link, line, sitePath } from "./text.ts";
import { FiguresSchema, HeadingSchema, PageSchema, PointSchema } from "./page-parts.ts";
import { fieldset } from "./fieldset.ts";

export const ResumeSchema = PageSchema.extend({
  crumb: line(40).meta({ title: "Name in the breadcrumb" }),
  figures: FiguresSchema.meta({ title: "Figures below the top" }),
  form: HeadingSchema.extend({
    next: line(60).meta({ title: "Heading of the steps" }),
    steps: z.array(line(200)).min(2).max(5).meta({ title: "What happens next, step by step" }),
  }).meta({ title: "Resume form" }),
  roles: HeadingSchema.extend({
    caption: line(80).meta({ title: "Caption of the chart" }),
    note: line(260).meta({ title: "Note below the chart" }),
  }).meta({ title: "Roles and pay" }),
  file: HeadingSchema.extend({
    points: z.array(PointSchema).length(4).meta({ title: "Points" }),
    more: line(40).meta({ title: "Text before the links" }),
    links: z.array(link(60)).min(1).meta({ title: "Links" }),
  }).meta({ title: "What happens with the file" }),
});

export const PortalSchema = PageSchema.extend({
  points: z.array(PointSchema).length(3).meta({ title: "What a receipt shows" }),
  signIn: fieldset("Sign-in", {
    title: line(60).meta({ title: "Heading" }),
    needsScript: line(80).meta({ title: "Shown if JavaScript is disabled" }),
  }),
  receipt: fieldset("Link to the receipt", {
    title: line(60).meta({ title: "Heading" }),
    text: line(260).meta({ title: "Text" }),
    link: line(40).meta({ title: "Button text" }),
    href: sitePath.meta({ title: "Link target" }),
  }),
  noAccount: fieldset("For people who have not sent a resume", {
    title: line(60).meta({ title: "Question" }),
    text: line(200).meta({ title: "Text" }),
    link: line(60).meta({ title: "Link text" }),
    href: sitePath.meta({ title: "Link target" }),
  }),
});

/** Text for forms sent without JavaScript: thank-you pages and the server's other responses. */
export const SentSchema = PageSchema.pick({ title: true, description: true, sheet: true }).extend({
  check: line(80).meta({ title: "Heading above a list of mistakes" }),
  back: line(160).meta({ title: "Instructions for getting back to the form" }),
  file: line(160).meta({ title: "Note that the file must be selected again" }),
  unreadable: line(80).meta({ title: "Heading for a form that arrived incomplete" }),
  home: line(60).meta({ title: "Link to the home page" }),
});
