import * as z from "zod";
import { fieldset } from "./fieldset.ts";
import { toSlug } from "../slug.ts";
import { PLACE_NAMES } from "./state.ts";
import { DEMAND_LEVELS, SALARY_ROLES } from "./salaries.ts";
import { templateText, line, link } from "./text.ts";

const count = (title: string) => templateText(["number"], 40).meta({ title });

/** Strings of the page layout, which all pages share, and words for periods of time. */
export const LayoutSchema = z.strictObject({
  skip: line(40).meta({ title: "Link to the content, for keyboards" }),
  home: line(20).meta({ title: "Home page, in the breadcrumb" }),
  breadcrumb: line(40).meta({ title: "Name of the breadcrumb, for screen readers" }),
  contents: line(40).meta({ title: "Heading of a table of contents" }),
  lastUpdated: templateText(["date"], 60).meta({ title: "Date of the last change" }),
  effective: templateText(["date"], 60).meta({ title: "Since when a legal text applies" }),
  sheetCount: templateText(["number", "count"], 40).meta({ title: "Position among the header's pages" }),
  example: line(40).meta({ title: "Label of illustrative examples" }),
  inEnglish: line(40).meta({
    title: "Marker for links to English pages",
    description: "Shown on pages in other languages.",
  }),
  answers: line(80).meta({
    title: "Sentence that somebody answers in the language of the page",
    description: "Shown on pages in another language, if the agency's data names the language.",
  }),
  call: line(30).meta({ title: "Before the telephone number below forms" }),
  preview: line(120).meta({ title: "Banner of a preview" }),
  footer: fieldset("Title block in the footer", {
    entity: line(30).meta({ title: "Legal entity" }),
    registered: templateText(["legalName", "entity", "place"]).meta({ title: "Where it is registered" }),
    page: line(30).meta({ title: "Title of the page" }),
    updated: line(30).meta({ title: "Date of the last change" }),
    sheet: line(30).meta({ title: "Sheet number" }),
  }),
  pay: fieldset("Pay charts", {
    role: line(30).meta({ title: "Heading of the roles" }),
    average: line(30).meta({ title: "Average" }),
    midpoint: line(30).meta({ title: "Midpoint" }),
    range: line(30).meta({ title: "From the lowest to the highest" }),
    lowToHigh: templateText(["low", "high"]).meta({ title: "A range, for screen readers" }),
    growth: line(30).meta({ title: "Growth" }),
    growthSource: templateText(["day"]).meta({ title: "Date of a source of growth figures" }),
    method: line(60).meta({ title: "Link to the methodology" }),
    roles: fieldset(
      "Names of the roles",
      Object.fromEntries(SALARY_ROLES.map((role) => [toSlug(role), line(40).meta({ title: role })])),
    ),
    demand: fieldset(
      "Demand labels",
      Object.fromEntries(DEMAND_LEVELS.map((level) => [toSlug(level), line(20).meta({ title: level })])),
    ),
    places: fieldset(
      "Names of the regions and states",
      Object.fromEntries(PLACE_NAMES.map((name) => [toSlug(name), line(40).meta({ title: name })])),
    ),
  }),
  drawings: fieldset("Labels in drawings", {
    span: templateText(["count"], 30).meta({ title: "Span of a truss, in feet" }),
    area: templateText(["count"], 20).meta({ title: "Square feet" }),
    length: templateText(["count"], 24).meta({ title: "Feet of steel" }),
    count: templateText(["count"], 20).meta({ title: "Pieces" }),
    slab: line(20).meta({ title: "Slab" }),
    deck: line(20).meta({ title: "Metal deck" }),
    framing: line(20).meta({ title: "Steel framing" }),
    footings: line(20).meta({ title: "Footings" }),
  }),
  schedule: fieldset("Schedules", {
    unit: line(20).meta({ title: "Before the scale" }),
    day: templateText(["day"], 40).meta({ title: "One day" }),
    days: templateText(["from", "to"], 40).meta({ title: "Several days" }),
  }),
  periods: fieldset("Periods", {
    numbers: z.array(line(20)).length(10).meta({ title: "Numbers from one to ten, before a unit" }),
    month: count("One month"),
    months: count("Months"),
    year: count("One year"),
    years: count("Years"),
    day: count("One day"),
    days: count("Days"),
    sent: templateText(["period"]).meta({ title: "Counted from the day that a form was sent" }),
    lastContact: templateText(["period"]).meta({ title: "Counted from the last contact" }),
  }),
});

export type Layout = typeof LayoutSchema._output;

const LinkSchema = link(40);
const column = {
  title: line(40).meta({ title: "Heading of the column" }),
  links: z.array(LinkSchema).min(1).meta({ title: "Links" }),
};

/**
 * Links in the header and footer, and the link to the full salary explorer. The link to the agency's
 * LinkedIn page is in the agency's data.
 */
export const NavigationSchema = z.strictObject({
  links: z.array(LinkSchema).min(1).meta({ title: "Header links" }),
  portal: LinkSchema.meta({ title: "Header: button of the candidate portal" }),
  request: LinkSchema.meta({ title: "Header: button that requests talent" }),
  search: LinkSchema.extend({
    one: line(60).meta({ title: "Shown if one article is found" }),
    several: templateText(["count"], 60).meta({ title: "Shown if several articles are found" }),
    none: line(80).meta({ title: "Shown if no article is found" }),
    next: z.array(LinkSchema).min(1).max(4).meta({ title: "Links shown if nothing is found" }),
  }).meta({ title: "Header: search", description: "The page that searches articles." }),
  apply: LinkSchema.meta({ title: "Footer of pages for candidates: button" }),
  explorer: LinkSchema.meta({ title: "Link to the full salary explorer" }),
  footer: fieldset("Footer", {
    services: fieldset("Services column", column),
    industries: fieldset("Industries column", column),
    connect: fieldset("Connect column", column),
    states: fieldset("Largest states", {
      ...column,
      title: line(40).meta({ title: "Text before the links" }),
    }).meta({ description: "Also shown on the home page." }),
    legal: z.array(LinkSchema).min(1).meta({ title: "Legal links" }),
  }),
});

export type Navigation = z.infer<typeof NavigationSchema>;
export type NavigationLink = z.infer<typeof LinkSchema>;
