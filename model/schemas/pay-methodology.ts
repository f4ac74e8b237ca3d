import * as z from "zod";
import { fieldset } from "./fieldset.ts";
import { HeadingSchema, PageSchema, PointSchema } from "./page-parts.ts";
import { templateText } from "./template-text.ts";
import { line } from "./text.ts";

const points = z.array(PointSchema).min(1).max(5);

export const PayMethodologySchema = PageSchema.extend({
  scope: HeadingSchema.extend({
    is: points.meta({ title: "What the table is" }),
    isNot: points.meta({ title: "What the table is not" }),
  }).meta({ title: "What the table is, and is not" }),
  rules: HeadingSchema.extend({ example: line(40).meta({ title: "Heading of the worked example" }) }).meta({
    title: "Rules",
  }),
  regions: HeadingSchema.meta({ title: "Regions" }),
  experience: HeadingSchema.extend({
    columns: fieldset("Column headings", {
      experience: line(30).meta({ title: "Experience" }),
      range: line(30).meta({ title: "Pay" }),
    }),
  }).meta({ title: "Pay by experience" }),
  demand: HeadingSchema.extend({
    columns: fieldset("Column headings", {
      label: line(30).meta({ title: "Label" }),
      meaning: line(40).meta({ title: "Meaning" }),
    }),
    note: line(200).meta({ title: "Note below the table" }),
  }).meta({ title: "Demand labels" }),
  dates: fieldset("Dates and errors", {
    title: line(80).meta({ title: "Heading" }),
    lead: templateText(["year", "issue"], 160).meta({ title: "Sentence below the heading" }),
    points: points.meta({ title: "Points" }),
    report: line(60).meta({ title: "Text of the link that reports an error" }),
    subject: line(60).meta({ title: "Subject of the email that reports an error" }),
  }),
});

export type PayMethodology = z.infer<typeof PayMethodologySchema>;
