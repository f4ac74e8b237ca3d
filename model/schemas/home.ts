import * as z from "zod";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { link } from "./link.ts";
import { heading } from "./page-parts.ts";
import { templateText } from "./template-text.ts";
import { line, prose, sitePath } from "./text.ts";

const ActionSchema = link(60);
const SectionSchema = z.strictObject(heading(80, 240));

export const HomeSchema = z.strictObject({
  title: line(70).meta({ title: "Title in search results" }),
  description: line(160).meta({ title: "Description in search results" }),
  hero: fieldset("Top of the page", {
    ...heading(60, 200),
    primary: ActionSchema.meta({ title: "Main button" }),
    secondary: ActionSchema.meta({ title: "Second button" }),
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
    columns: z.tuple([line(30), line(30), line(30)]).meta({ title: "Column headings" }),
    rows: fieldsetList("Rows", [1], {
      name: line(60).meta({ title: "Search" }),
      model: line(60).meta({ title: "How the client pays" }),
      detail: line(60).meta({ title: "Pay range or lead time" }),
      href: sitePath.meta({ title: "Link target" }),
    }),
  }).meta({ title: "Specialized searches" }),
  report: SectionSchema.extend({
    regions: line(60).meta({ title: "Name of the regions' pay, for screen readers" }),
    base: line(20).meta({ title: "Shown instead of a premium for the baseline region" }),
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
    steps: z.array(line(160)).min(1).meta({ title: "What happens next, step by step" }),
    candidates: link(80).meta({ title: "Link for candidates" }),
  }).meta({ title: "Contact form" }),
});

export type Home = z.infer<typeof HomeSchema>;
