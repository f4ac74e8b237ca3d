import * as z from "zod";
import { templateText } from "./template-text.ts";
import { line, prose, sitePath } from "./text.ts";

const ActionSchema = z.strictObject({
  text: line(60).meta({ title: "Link text" }),
  href: sitePath.meta({ title: "Link target" }),
});
const SectionSchema = z.strictObject({
  title: line(80).meta({ title: "Heading" }),
  lead: line(240).meta({ title: "Sentence below the heading" }),
});

export const HomeSchema = z.strictObject({
  title: line(70).meta({ title: "Title in search results" }),
  description: line(160).meta({ title: "Description in search results" }),
  hero: z
    .strictObject({
      title: line(60).meta({ title: "Heading" }),
      lead: line(200).meta({ title: "Sentence below the heading" }),
      primary: ActionSchema.meta({ title: "Main button" }),
      secondary: ActionSchema.meta({ title: "Second button" }),
      drawing: z
        .strictObject({
          label: line(200).meta({ title: "Alt text" }),
          openPosition: line(30).meta({ title: "Label of the orange beam" }),
          length: line(40).meta({ title: "Dimension along the frame" }),
          depth: line(40).meta({ title: "Dimension across the frame" }),
        })
        .meta({ title: "Drawing" }),
    })
    .meta({ title: "Top of the page" }),
  figures: z
    .strictObject({
      label: line(60).meta({ title: "Name of the figures, for screen readers" }),
      items: z
        .array(
          z.strictObject({
            claim: line(40).meta({ title: "Figure", reference: "claims" }),
            label: line(60).meta({ title: "Caption" }),
          }),
        )
        .min(3)
        .max(5)
        .meta({ title: "Figures" }),
    })
    .meta({ title: "Figures below the top" }),
  services: SectionSchema.extend({ more: ActionSchema.meta({ title: "Link below the services" }) }).meta({
    title: "Services",
  }),
  partners: z
    .strictObject({
      title: line(60).meta({ title: "Text before the logos" }),
      pause: line(60).meta({ title: "Button that pauses the marquee, for screen readers" }),
      firms: z.array(line(40)).length(5).meta({ title: "Firms", isUntranslated: true }),
    })
    .meta({ title: "Marquee of firms" }),
  searches: SectionSchema.extend({
    columns: z.tuple([line(30), line(30), line(30)]).meta({ title: "Column headings" }),
    rows: z
      .array(
        z.strictObject({
          name: line(60).meta({ title: "Search" }),
          model: line(60).meta({ title: "How the client pays" }),
          detail: line(60).meta({ title: "Pay range or lead time" }),
          href: sitePath.meta({ title: "Link target" }),
        }),
      )
      .min(1)
      .meta({ title: "Rows" }),
  }).meta({ title: "Specialized searches" }),
  report: SectionSchema.extend({
    regions: line(60).meta({ title: "Name of the regions' pay, for screen readers" }),
    base: line(20).meta({ title: "Shown instead of a premium for the baseline region" }),
    caption: templateText(["year"], 80).meta({ title: "Table for browsers without JavaScript" }),
  }).meta({ title: "Salary report form" }),
  story: z
    .strictObject({
      title: line(80).meta({ title: "Heading" }),
      text: prose.meta({ title: "Story" }),
      facts: z
        .array(
          z.strictObject({
            term: line(40).meta({ title: "Term" }),
            value: line(40).meta({ title: "Value" }),
          }),
        )
        .min(1)
        .meta({ title: "Facts below the story" }),
      days: z.int().positive().meta({ title: "Days on the schedule" }),
      scheduleLabel: line(80).meta({ title: "Name of the schedule, for screen readers" }),
      schedule: z
        .array(
          z.strictObject({
            stage: line(30).meta({ title: "Stage" }),
            from: z.number().meta({ title: "Start day" }),
            to: z.number().meta({ title: "End day" }),
            note: line(80).meta({ title: "Text next to the bar" }),
            milestone: z.boolean().default(false).meta({ title: "Milestone" }),
          }),
        )
        .min(2)
        .meta({ title: "Schedule" }),
    })
    .meta({ title: "Success story" }),
  contact: SectionSchema.extend({
    steps: z.array(line(160)).min(1).meta({ title: "What happens next, step by step" }),
    candidates: z
      .strictObject({
        text: line(80).meta({ title: "Link text" }),
        href: sitePath.meta({ title: "Link target" }),
      })
      .meta({ title: "Link for candidates" }),
  }).meta({ title: "Contact form" }),
});

export type Home = z.infer<typeof HomeSchema>;
