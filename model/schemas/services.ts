import * as z from "zod";
import { fieldsetList, fieldset } from "./fieldset.ts";
import { line, link, prose, slug, sitePath } from "./text.ts";
import { FiguresSchema, HeadingSchema, PageSchema, RequestSectionSchema, PointSchema } from "./page-parts.ts";

const SERVICE_IDS = ["construction", "engineering", "permanent", "fractional"] as const;

export const ServicesSchema = z.strictObject({
  services: fieldsetList("Services", [4, 4], {
    id: z.enum(SERVICE_IDS).meta({ title: "Service" }),
    name: line(60).meta({ title: "Name" }),
    summary: line(200).meta({ title: "Sentence on the home page" }),
    terms: line(60).meta({ title: "Terms next to the name" }),
    description: prose.meta({ title: "Description" }),
    points: z.array(line(160)).min(3).max(6).meta({ title: "Scope" }),
    suits: line(240).meta({ title: "Audience" }),
  }),
  process: fieldsetList("Steps of a search", [4, 4], {
    id: slug.meta({ title: "Anchor in the page's URL" }),
    name: line(60).meta({ title: "Name" }),
    text: prose.meta({ title: "Text" }),
    result: line(120).meta({ title: "Result for the client" }),
  }),
});

export const ServicesPageSchema = PageSchema.extend({
  figures: FiguresSchema.meta({ title: "Figures below the top" }),
  services: HeadingSchema.extend({
    suits: line(30).meta({ title: "Label of the service's audience" }),
    includes: line(30).meta({ title: "Label of the service's scope" }),
  }).meta({ title: "Services" }),
  process: HeadingSchema.extend({
    label: line(60).meta({ title: "Name of the list, for screen readers" }),
    columns: z.tuple([line(30), line(30)]).meta({ title: "Column headings" }),
  }).meta({ title: "Steps of a search" }),
  request: RequestSectionSchema.meta({ title: "Request form at the end" }),
});

export const INDUSTRY_IDS = [
  "residential",
  "commercial",
  "industrial",
  "infrastructure",
  "specialty-trades",
  "energy",
] as const;

export const IndustriesSchema = fieldsetList("Industries", [INDUSTRY_IDS.length, INDUSTRY_IDS.length], {
  id: z.enum(INDUSTRY_IDS).meta({ title: "Industry" }),
  name: line(60).meta({ title: "Name" }),
  summary: line(200).meta({ title: "Short description" }),
  description: prose.meta({ title: "Description" }),
  specialties: z.array(line(80)).min(3).max(8).meta({ title: "Specialties" }),
  positions: z.array(line(80)).min(3).max(8).meta({ title: "Key positions" }),
});

export const IndustriesPageSchema = PageSchema.extend({
  crumb: line(40).meta({ title: "Name in the breadcrumb" }),
  figures: FiguresSchema.meta({ title: "Figures below the top" }),
  industries: HeadingSchema.extend({
    specialties: line(30).meta({ title: "Label of the specialties" }),
    positions: line(30).meta({ title: "Label of the positions" }),
    more: line(60).meta({ title: "Link text below each industry" }),
    moreHref: sitePath.meta({ title: "Target of the link below each industry" }),
  }).meta({ title: "Industries" }),
  request: RequestSectionSchema.meta({ title: "Request form at the end" }),
});

/** Reasons to hire through the firm. Optional parts are shown only if they are filled in. */
export const WhyUsSchema = z.strictObject({
  title: line(80).meta({ title: "Heading" }),
  search: fieldset("How a search runs", {
    title: line(60).meta({ title: "Heading" }),
    steps: z.array(line(200)).length(5).meta({ title: "Lines" }),
  }),
  cost: PointSchema.meta({ title: "What it costs" }),
  guarantee: PointSchema.meta({ title: "If it does not work out" }),
  confidential: PointSchema.meta({ title: "Confidential searches" }),
  people: PointSchema.meta({ title: "Who answers" }),
  name: PointSchema.meta({ title: "Name of the firm" }),
  contractStaffing: PointSchema.optional().meta({
    title: "Contract staffing",
    description: "Only if the firm employs people on contract; then change the point above too.",
  }),
  reviews: fieldset("Reviews", {
    title: line(60).meta({ title: "Heading" }),
    items: fieldsetList("Reviews", [1, 6], {
      text: line(400).meta({ title: "Text of the review" }),
      name: line(60).meta({ title: "Name of the client" }),
      company: line(80).meta({ title: "Position and company" }),
    }),
  })
    .optional()
    .meta({ description: "Word for word, from clients who agreed to be named." }),
});

export type WhyUs = z.infer<typeof WhyUsSchema>;

const question = (title: string) =>
  fieldset(title, {
    question: line(120).meta({ title: "Question" }),
    answer: line(400).meta({ title: "Answer" }),
  });
/** A question whose answer is one of the agency's terms, or another text. */
const questionOnly = (title: string) => line(120).meta({ title });

/** When an employer pays, as a timeline, and what employers ask before a search. */
export const ClientQuestionsSchema = z.strictObject({
  title: line(80).meta({ title: "Heading" }),
  when: line(80).meta({ title: "Heading while a term of the agency is empty" }),
  lead: line(260).meta({ title: "Sentence below the heading" }),
  agreement: link(60).meta({ title: "Link to the terms of service" }),
  timeline: fieldset("Timeline of the payment", {
    title: line(60).meta({ title: "Heading" }),
    note: line(160).meta({ title: "Note" }),
    stages: fieldsetList("Stages", [5, 5], {
      title: line(40).meta({ title: "Name" }),
      when: line(60).meta({ title: "When" }),
    }),
    nothingDue: line(60).meta({ title: "Before the fee" }),
    fee: line(60).meta({ title: "The fee" }),
    once: line(60).meta({ title: "Note on the fee" }),
    guarantee: line(80).meta({ title: "During the guarantee" }),
    fractional: line(60).meta({ title: "Fractional recruitment" }),
    monthly: line(80).meta({ title: "Its payments" }),
  }),
  questions: fieldset("Questions", {
    feeBasis: questionOnly("Basis of the fee"),
    due: question("When the fee is due"),
    exclusivity: questionOnly("Exclusivity"),
    guarantee: question("What the guarantee covers"),
    noReplacement: questionOnly("No replacement"),
    seats: question("Several seats at once"),
    emergency: question("Emergency fills"),
    clientEmployees: questionOnly("Employees of clients"),
    confidential: questionOnly("Confidential searches"),
    missing: question("Terms that the page does not name").meta({
      description: "Shown while a term of the agency is empty.",
    }),
  }),
});
