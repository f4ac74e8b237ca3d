import * as z from "zod";
import { DemandSchema } from "./demand.ts";
import { INDUSTRY_IDS } from "./industries.ts";
import { SALARY_ROLES } from "./salaries.ts";
import { address, day, line, prose, slug } from "./text.ts";

const fact = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    value: value.meta({ title: "Fact" }),
    text: line(300).meta({ title: "In words" }),
    board: line(120).optional().meta({ title: "Licensing board" }),
    source: line(160).meta({ description: "Who says so." }),
    url: address.meta({ title: "Address of the source" }),
    asOf: day.meta({ description: "The day the source said so." }),
  });

/** One state's page: `content/states/<slug>.yaml`. Facts that are not certain are left out. */
export const StateSchema = z.strictObject({
  name: line(40),
  slug: slug.meta({
    readonly: true,
    description: "The name of the file and the page; it does not change.",
  }),
  abbr: z
    .string()
    .regex(/^[A-Z]{2}$/, "two capital letters")
    .meta({ title: "Abbreviation" }),
  neighbors: z
    .array(slug.meta({ reference: "states" }))
    .meta({ description: "States that share a border with it; none for Alaska and Hawaii." }),
  headline: line(180),
  description: z
    .string()
    .min(100)
    .max(160)
    .meta({ description: "What search engines and social networks show below the title." }),
  market: prose.meta({ description: "Separate paragraphs with an empty line." }),
  sectors: z
    .array(z.strictObject({ industry: z.enum(INDUSTRY_IDS), name: line(60), text: line(200) }))
    .min(1)
    .max(6),
  cities: z
    .array(
      z.strictObject({
        name: line(40),
        lat: z.number().min(18).max(72).meta({ title: "Latitude" }),
        lon: z.number().min(-180).max(-66).meta({ title: "Longitude" }),
        text: line(80),
      }),
    )
    .min(1)
    .max(5),
  roles: z
    .array(z.strictObject({ role: z.enum(SALARY_ROLES), demand: DemandSchema, note: line(200) }))
    .min(3),
  example: z
    .strictObject({
      company: line(60),
      role: line(60),
      project: line(80),
      city: line(40),
      story: prose,
    })
    .meta({
      title: "Illustrative example",
      description: "A senior search as it might go, in one of the cities above. The page says it is made up.",
    }),
  facts: z
    .strictObject({
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
    })
    .meta({ description: "Only what is certain, with its source." }),
  faqs: z
    .array(z.strictObject({ question: line(160), answer: prose }))
    .max(4)
    .default([])
    .meta({ title: "Questions and answers" }),
  related: z
    .array(slug.meta({ reference: "articles" }))
    .min(1)
    .max(3)
    .meta({ title: "Related articles" }),
});

export type State = z.infer<typeof StateSchema>;
export type StateFact = NonNullable<State["facts"][keyof State["facts"]]>;
