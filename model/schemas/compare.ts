import * as z from "zod";
import { fieldset } from "./fieldset.ts";
import { PageSchema } from "./page-parts.ts";
import { SALARY_ROLES } from "./salaries.ts";
import { templateText, line } from "./text.ts";

const ValueSchema = z.strictObject({
  short: line(24).meta({ title: "In the table" }),
  long: line(30).meta({ title: "In a list, without a column heading" }),
});
const yesOrNo = z.strictObject({
  yes: ValueSchema.meta({ title: "Yes" }),
  no: ValueSchema.meta({ title: "No" }),
});

export const CompareSchema = PageSchema.extend({
  hero: PageSchema.shape.hero
    .extend({
      pinned: line(30).meta({ title: "Map legend: pinned state" }),
      unpublished: line(30).meta({ title: "Map legend: state without published pay" }),
    })
    .meta({ title: "Top of the page" }),
  role: z
    .enum(SALARY_ROLES)
    .meta({ title: "Initial role", description: "The role whose pay the table initially shows." }),
  table: fieldset("Table", {
    title: line(60).meta({ title: "Heading" }),
    caption: templateText(["role", "year", "count"], 120).meta({ title: "Caption" }),
    columns: fieldset("Column headings", {
      pin: line(20).meta({ title: "Pin" }),
      state: line(30).meta({ title: "State" }),
      region: line(30).meta({ title: "Region" }),
      range: templateText(["role"], 60).meta({ title: "Pay range" }),
      average: line(30).meta({ title: "Average pay" }),
      rightToWork: line(30).meta({ title: "Right to work" }),
      oshaPlan: line(30).meta({ title: "OSHA plan" }),
      prevailingWage: line(30).meta({ title: "Prevailing wage" }),
      contractorLicense: line(30).meta({ title: "Contractor license" }),
    }),
    pin: templateText(["state"], 40).meta({ title: "Name of a pin, for screen readers" }),
    baseline: line(30).meta({ title: "Word for the baseline region" }),
    noRegion: line(30).meta({ title: "A state without a region" }),
    unpublished: line(30).meta({ title: "A state without published pay" }),
    values: fieldset("Values in the table", {
      rightToWork: yesOrNo.meta({ title: "Right to work" }),
      oshaPlan: fieldset("OSHA plan", {
        federal: ValueSchema.meta({ title: "Federal OSHA" }),
        state: ValueSchema.meta({ title: "State plan" }),
        "state-public-only": ValueSchema.meta({ title: "State plan for public employees" }),
      }),
      prevailingWage: yesOrNo.meta({ title: "Prevailing wage" }),
      contractorLicense: fieldset("Contractor license", {
        statewide: ValueSchema.meta({ title: "Statewide license" }),
        registration: ValueSchema.meta({ title: "Registration" }),
        "specialty-only": ValueSchema.meta({ title: "Licenses for trades only" }),
        local: ValueSchema.meta({ title: "Local license" }),
      }),
    }),
    notStated: ValueSchema.meta({ title: "A fact without a reliable source" }),
  }),
  controls: fieldset("Controls above the table", {
    label: line(60).meta({ title: "Name of the controls, for screen readers" }),
    role: line(30).meta({ title: "Role menu" }),
    find: line(30).meta({ title: "Search field" }),
    findHint: line(30).meta({ title: "Hint in the search field" }),
    any: line(20).meta({ title: "Filter: any value" }),
    all: line(20).meta({ title: "Filter: all regions" }),
    unpublished: line(30).meta({ title: "Filter: pay not published" }),
    filters: line(20).meta({ title: "Button that opens the filters on a phone" }),
    done: line(20).meta({ title: "Button that closes them" }),
    sort: line(20).meta({ title: "Sort menu on phones" }),
    reset: line(30).meta({ title: "Button that removes all filters" }),
    csv: line(30).meta({ title: "Button for the CSV file" }),
    copyLink: line(30).meta({ title: "Button that copies the link" }),
    copied: line(30).meta({ title: "Copy button after copying" }),
    shown: templateText(["shown", "count"], 60).meta({ title: "Count of the states shown" }),
    sorted: templateText(["column"], 60).meta({ title: "Sort order, announced after the count" }),
    reversed: templateText(["column"], 60).meta({
      title: "Reversed sort order, announced after the count",
    }),
    pinned: templateText(["pins"], 60).meta({ title: "Count of the pinned states" }),
    none: line(120).meta({ title: "Shown if no state matches" }),
    pages: line(60).meta({ title: "Without JavaScript: text before the sort links" }),
    roles: line(60).meta({ title: "Without JavaScript: text before the role links" }),
  }),
  key: fieldset("Legend", {
    range: line(40).meta({ title: "Bar of the range" }),
    baseline: line(40).meta({ title: "Bar of the Midwest range" }),
    full: line(40).meta({ title: "Full mark" }),
    part: line(40).meta({ title: "Half mark" }),
    empty: line(40).meta({ title: "Empty mark" }),
    missing: line(40).meta({ title: "No mark" }),
  }),
  notes: fieldset("Notes below the table", {
    pay: templateText(["year", "regions"], 300).meta({ title: "About pay" }),
    law: line(300).meta({ title: "About the rules" }),
    missing: line(120).meta({
      title: "About missing facts",
      description: "Shown only if a fact is missing.",
    }),
    check: line(120).meta({ title: "Advice to check with the agency" }),
  }),
  sources: fieldset("Sources", {
    title: line(60).meta({ title: "Heading" }),
    lead: templateText(["count", "facts"], 160).meta({ title: "Sentence below the heading" }),
    columns: fieldset("Column headings", {
      source: line(30).meta({ title: "Source" }),
      asOf: line(30).meta({ title: "Date" }),
      states: line(30).meta({ title: "States" }),
    }),
  }),
});

export type Compare = z.infer<typeof CompareSchema>;
