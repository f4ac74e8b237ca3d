import * as z from "zod";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { heading } from "./page-parts.ts";
import { coverPicture, line, slug, templateText, uniqueBy } from "./text.ts";
import { PREMIUM_REGIONS, SALARY_ROLES } from "./salaries.ts";

/** Creates a schema for a title and text, with maximum lengths that fit on a sheet. */
const titleAndText = (title: number, text: number) =>
  z.strictObject({ title: line(title).meta({ title: "Heading" }), text: line(text).meta({ title: "Text" }) });

const RoleSchema = z.strictObject({
  role: z.enum(SALARY_ROLES).meta({ title: "Role" }),
  article: slug.meta({ title: "Article about the role", reference: "articles" }),
  picture: coverPicture,
  lead: line(170).meta({ title: "Sentence below the heading" }),
  quarters: z.array(titleAndText(24, 80)).length(4).meta({
    title: "Who belongs in each quarter of the range",
    description: "Who belongs in each quarter of the range, the lowest first.",
  }),
  moves: z.array(titleAndText(44, 110)).length(5).meta({ title: "What moves an offer" }),
  weights: z
    .array(
      z.strictObject({
        name: line(18).meta({ title: "Category" }),
        weight: z.int().min(5).max(90).meta({ title: "Weight in percent" }),
        text: line(60).meta({ title: "What counts" }),
      }),
    )
    .max(5)
    .refine(
      (weights) => [0, 100].includes(weights.reduce((sum, { weight }) => sum + weight, 0)),
      "weights that add up to 100",
    )
    .default([])
    .meta({
      title: "Scorecard",
      description: "How finalists are scored, in percent. Leave it empty if the role has no scorecard.",
    }),
  questions: fieldsetList("Interview questions", [6, 6], {
    ask: line(130).meta({ title: "Question" }),
    hear: line(90).meta({ title: "What a good answer sounds like" }),
  }),
});

export const ReportSchema = z.strictObject({
  title: line(60).meta({ title: "Title" }),
  short: line(24).meta({ title: "Short title at the top of the sheets" }),
  cover: z.array(line(10)).length(2).meta({
    title: "Title on the cover, line by line",
    description: "The title on the cover, one line per entry. The year is printed above it.",
  }),
  subtitle: line(100).meta({ title: "Sentence on the cover" }),
  dates: templateText(["issue", "latest"], 80).meta({
    title: "Dates of the pay table and of the facts",
    description: "On the cover and on each sheet, if a hiring fact is newer than the pay table.",
  }),
  drawing: line(140).meta({ title: "Alt text of the cover" }),
  method: fieldset("Sheet: methodology", {
    ...heading(40, 120),
    unpublished: line(30).meta({
      title: "Text for an unpublished figure",
      description: "Shown instead of a figure that is not published.",
    }),
    example: fieldset("Worked example", {
      role: z.enum(SALARY_ROLES).meta({ title: "Role" }),
      region: z.enum(PREMIUM_REGIONS).meta({ title: "Region" }),
    }),
  }),
  summary: fieldset("Sheet: summary", {
    ...heading(40, 120),
    points: z.array(titleAndText(56, 220)).length(3).meta({ title: "Findings" }),
    uses: z.array(titleAndText(36, 150)).length(4).meta({ title: "How to use the report" }),
  }),
  roles: z
    .array(RoleSchema)
    .length(SALARY_ROLES.length)
    .check(uniqueBy("role", SALARY_ROLES))
    .meta({ title: "Sheets of the roles" }),
  glossary: fieldsetList("Glossary", [1, 30], {
    term: line(24).meta({ title: "Term" }),
    text: line(120).meta({ title: "Meaning" }),
  }),
});

export type Report = z.infer<typeof ReportSchema>;
