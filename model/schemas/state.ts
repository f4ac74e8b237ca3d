import * as z from "zod";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { DemandSchema, SALARY_ROLES, PREMIUM_REGIONS } from "./salaries.ts";
import { INDUSTRY_IDS } from "./services.ts";
import { templateText, httpsUrl, isoDate, line, prose, references, searchDescription, slug } from "./text.ts";

const fact = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    value: value.meta({ title: "Fact" }),
    text: line(300).meta({ title: "In words" }),
    board: line(120).optional().meta({ title: "Licensing board" }),
    source: line(160).meta({ title: "Source", description: "Who says so." }),
    url: httpsUrl.meta({ title: "URL of the source" }),
    asOf: isoDate.meta({ title: "Date of the source", description: "Date on which the source stated it." }),
  });

/** A state's page, `content/states/<slug>.yaml`. Facts without a reliable source are omitted. */
export const StateSchema = z.strictObject({
  name: line(40).meta({ title: "State" }),
  slug: slug.meta({
    title: "Last part of the page's URL",
    readonly: true,
    description: "The name of the file and the page; it does not change.",
  }),
  abbr: z
    .string()
    .regex(/^[A-Z]{2}$/, "two capital letters")
    .meta({ title: "Abbreviation" }),
  neighbors: references("states").meta({
    title: "Neighboring states",
    description: "States that share a border with it; none for Alaska and Hawaii.",
  }),
  headline: line(180).meta({ title: "Sentence below the heading" }),
  description: searchDescription,
  market: prose.meta({
    title: "The market, in paragraphs",
    description: "Separate paragraphs with an empty line.",
  }),
  sectors: fieldsetList("Key sectors", [1, 6], {
    industry: z.enum(INDUSTRY_IDS).meta({ title: "Industry" }),
    name: line(60).meta({ title: "Name of the sector" }),
    text: line(200).meta({ title: "What is built" }),
  }),
  cities: fieldsetList("Major cities", [1, 5], {
    name: line(40).meta({ title: "City" }),
    lat: z.number().min(18).max(72).meta({ title: "Latitude" }),
    lon: z.number().min(-180).max(-66).meta({ title: "Longitude" }),
    text: line(80).meta({ title: "What is built there" }),
  }),
  roles: fieldsetList("Roles we fill", [3], {
    role: z.enum(SALARY_ROLES).meta({ title: "Role" }),
    demand: DemandSchema.meta({ title: "Demand" }),
    note: line(200).meta({ title: "Why" }),
  }),
  payNote: line(200)
    .optional()
    .meta({ title: "Note on pay", description: "If offers follow a neighboring region." }),
  example: fieldset("Illustrative example", {
    title: line(90).meta({
      title: "Heading",
      description: "Names the person by role, such as a bridge superintendent.",
    }),
    company: line(60).meta({ title: "Company" }),
    role: line(60).meta({ title: "Role" }),
    project: line(80).meta({ title: "Project" }),
    city: line(40).meta({ title: "City" }),
    story: prose.meta({
      title: "Story, in paragraphs",
      description:
        "What the recruiters do in the search: sourcing, screening, counteroffer, relocation or license check.",
    }),
  }).meta({ description: "A senior search in one of the cities above. The page labels it as an example." }),
  facts: fieldset("Hiring facts", {
    oshaPlan: fact(z.enum(["federal", "state", "state-public-only"]))
      .optional()
      .meta({ title: "OSHA plan" }),
    contractorLicense: fact(z.enum(["statewide", "specialty-only", "registration", "local"]))
      .optional()
      .meta({
        title: "License for general contractors",
        description:
          "Specialty only: the state licenses certain trades or types of work. Local: cities and counties decide.",
      }),
    rightToWork: fact(z.boolean()).optional().meta({ title: "Right-to-work law" }),
    prevailingWage: fact(z.boolean()).optional().meta({ title: "Prevailing-wage law" }),
    engineeringBoard: fact(line(160)).optional().meta({ title: "Engineering licensing board" }),
  }).meta({ description: "Only facts with a reliable source." }),
  answers: fieldset("Answers to the questions of every state", {
    speed: line(600).meta({
      title: "What makes a search fast or slow?",
      description: "What speeds a search up here, and what slows it down.",
    }),
    pay: templateText(["pay"], 600).meta({
      title: "What pay should we plan for?",
      description:
        "{pay} is the range of the first role above: in this state, or the Midwest baseline where no premium is published.",
    }),
  }),
  faqs: fieldsetList("Further questions", [undefined, 4], {
    question: line(160).meta({ title: "Question" }),
    answer: prose.meta({ title: "Answer" }),
  }).default([]),
  related: references("articles").min(1).max(3).meta({ title: "Related articles" }),
});

export type State = z.infer<typeof StateSchema>;
export type StateFact = NonNullable<State["facts"][keyof State["facts"]]>;

export const STATES = [
  "Alabama",
  "Alaska",
  "Arizona",
  "Arkansas",
  "California",
  "Colorado",
  "Connecticut",
  "Delaware",
  "Florida",
  "Georgia",
  "Hawaii",
  "Idaho",
  "Illinois",
  "Indiana",
  "Iowa",
  "Kansas",
  "Kentucky",
  "Louisiana",
  "Maine",
  "Maryland",
  "Massachusetts",
  "Michigan",
  "Minnesota",
  "Mississippi",
  "Missouri",
  "Montana",
  "Nebraska",
  "Nevada",
  "New Hampshire",
  "New Jersey",
  "New Mexico",
  "New York",
  "North Carolina",
  "North Dakota",
  "Ohio",
  "Oklahoma",
  "Oregon",
  "Pennsylvania",
  "Rhode Island",
  "South Carolina",
  "South Dakota",
  "Tennessee",
  "Texas",
  "Utah",
  "Vermont",
  "Virginia",
  "Washington",
  "West Virginia",
  "Wisconsin",
  "Wyoming",
] as const;

/** English names of the regions and states for which pay is looked up. Texas is both. */
export const PLACE_NAMES: readonly string[] = [...new Set<string>([...PREMIUM_REGIONS, ...STATES])];
