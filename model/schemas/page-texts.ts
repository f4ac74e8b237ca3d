import * as z from "zod";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { link, templateText, line, prose, sitePath, coverPicture } from "./text.ts";
import { heading, FiguresSchema, HeadingSchema, PageSchema, PointSchema } from "./page-parts.ts";

const ActionSchema = link(60);
const SectionSchema = z.strictObject(heading(80, 240));

export const HomeSchema = z.strictObject({
  title: line(70).meta({ title: "Title in search results" }),
  description: line(160).meta({ title: "Description in search results" }),
  hero: fieldset("Top of the page", {
    ...heading(60, 200),
    primary: ActionSchema.meta({ title: "Main button" }),
    secondary: ActionSchema.meta({ title: "Second button" }),
    candidates: ActionSchema.meta({ title: "Link for candidates" }),
    drawing: fieldset("Drawing", {
      label: line(200).meta({ title: "Alt text" }),
      openPosition: line(30).meta({ title: "Label of the orange beam" }),
      length: line(40).meta({ title: "Dimension along the frame" }),
      depth: line(40).meta({ title: "Dimension across the frame" }),
    }),
  }),
  figures: fieldset("Figures below the top", {
    label: line(60).meta({ title: "Name of the figures, for screen readers" }),
    items: fieldsetList("Figures", [3, 5], {
      claim: line(40).meta({ title: "Figure", reference: "claims" }),
      label: line(60).meta({ title: "Caption" }),
    }),
  }),
  services: SectionSchema.extend({ more: ActionSchema.meta({ title: "Link below the services" }) }).meta({
    title: "Services",
  }),
  partners: fieldset("Marquee of firms", {
    title: line(60).meta({ title: "Text before the logos" }),
    pause: line(60).meta({ title: "Button that pauses the marquee, for screen readers" }),
    firms: z.array(line(40)).length(5).meta({ title: "Firms", isUntranslated: true }),
  }),
  searches: SectionSchema.extend({
    columns: z.tuple([line(30), line(30)]).meta({ title: "Column headings" }),
    rows: fieldsetList("Rows", [1], {
      name: line(60).meta({ title: "Search" }),
      detail: line(60).meta({ title: "Pay range or lead time" }),
      href: sitePath.meta({ title: "Link target" }),
      urgent: z.boolean().default(false).meta({
        title: "Urgent",
        description: "The link leads to a form that asks for urgency, and chooses it.",
      }),
    }),
  }).meta({ title: "Specialized searches" }),
  report: SectionSchema.extend({
    caption: templateText(["year"], 80).meta({ title: "Table for browsers without JavaScript" }),
  }).meta({ title: "Salary report form" }),
  story: fieldset("Success story", {
    title: line(80).meta({ title: "Heading" }),
    text: prose.meta({ title: "Story" }),
    facts: fieldsetList("Facts below the story", [1], {
      term: line(40).meta({ title: "Term" }),
      value: line(40).meta({ title: "Value" }),
    }),
    days: z.int().positive().meta({ title: "Days on the schedule" }),
    scheduleLabel: line(80).meta({ title: "Name of the schedule, for screen readers" }),
    schedule: fieldsetList("Schedule", [2], {
      stage: line(30).meta({ title: "Stage" }),
      from: z.number().meta({ title: "Start day" }),
      to: z.number().meta({ title: "End day" }),
      note: line(80).meta({ title: "Text next to the bar" }),
      milestone: z.boolean().default(false).meta({ title: "Milestone" }),
    }),
  }),
  contact: SectionSchema.extend({
    candidates: link(80)
      .extend({ note: line(120).meta({ title: "Note below the link" }) })
      .meta({ title: "Link for candidates" }),
  }).meta({ title: "Contact form" }),
});

export type Home = z.infer<typeof HomeSchema>;

export const LandingSchema = PageSchema.extend({
  figures: FiguresSchema.meta({ title: "Figures below the top" }),
  form: HeadingSchema.extend({
    steps: z.array(line(200)).min(2).max(4).meta({ title: "What happens next, step by step" }),
  }).meta({ title: "Request form" }),
  benefits: HeadingSchema.extend({
    points: z
      .array(PointSchema.extend({ figure: line(40).meta({ title: "Figure" }) }))
      .length(6)
      .meta({ title: "Benefits" }),
  }).meta({ title: "Benefits" }),
  placements: HeadingSchema.extend({
    items: fieldsetList("Placements", [3, 3], {
      role: line(60).meta({ title: "Role" }),
      project: line(120).meta({ title: "Project and state" }),
      picture: coverPicture,
      facts: fieldsetList("Facts", [2, 4], {
        term: line(40).meta({ title: "Term" }),
        value: line(40).meta({ title: "Value" }),
      }),
    }),
  }).meta({ title: "Examples of searches" }),
  closing: HeadingSchema.extend({ action: line(60).meta({ title: "Button text" }) }).meta({
    title: "Band at the end",
  }),
});

const LinkSchema = link(60);

export const AboutSchema = PageSchema.extend({
  figures: FiguresSchema.meta({ title: "Figures below the top" }),
  firm: HeadingSchema.extend({
    text: z.array(prose).min(1).max(4).meta({ title: "Paragraphs" }),
    facts: fieldsetList("Facts", [3], {
      term: line(40).meta({ title: "Term" }),
      value: line(120).meta({ title: "Value" }),
    }),
  }).meta({ title: "The firm" }),
  work: HeadingSchema.extend({
    drawing: line(200).meta({ title: "Alt text of the drawing" }),
    points: z.array(PointSchema).length(4).meta({ title: "Points" }),
  }).meta({ title: "How a search is put together" }),
  claims: HeadingSchema.extend({
    columns: fieldset("Column headings", {
      figure: line(30).meta({ title: "Figure" }),
      meaning: line(40).meta({ title: "Meaning" }),
      source: line(40).meta({ title: "Source" }),
    }),
    omitted: z.array(line(40).meta({ reference: "claims" })).meta({
      title: "Figures omitted from the table",
      description: "Figures that appear in only one place and are omitted here.",
    }),
  }).meta({ title: "Table of all figures" }),
  contact: HeadingSchema.extend({
    primary: LinkSchema.meta({ title: "Main button" }),
    secondary: LinkSchema.meta({ title: "Second button" }),
  }).meta({ title: "Contact band at the end" }),
});

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
