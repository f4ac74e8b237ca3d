import * as z from "zod";
import { DemandSchema } from "./demand.ts";
import { INDUSTRY_IDS } from "./industries.ts";
import { PREMIUM_REGIONS, SALARY_ROLES } from "./salaries.ts";
import { address, day, line, prose, slug } from "./text.ts";

const fact = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    value,
    text: line(300),
    board: line(120).optional(),
    source: line(160),
    url: address,
    asOf: day,
  });

/** One state's page: `content/states/<slug>.yaml` (decisions, "State pages"). Facts that are not certain are left out. */
export const StateSchema = z.strictObject({
  name: line(40),
  slug,
  abbr: z.string().regex(/^[A-Z]{2}$/, "two capital letters"),
  region: z.enum(PREMIUM_REGIONS).nullable(),
  neighbors: z.array(slug).min(1),
  headline: line(180),
  description: z.string().min(100).max(160),
  market: prose,
  sectors: z
    .array(z.strictObject({ industry: z.enum(INDUSTRY_IDS), name: line(60), text: line(200) }))
    .min(1)
    .max(6),
  cities: z
    .array(
      z.strictObject({
        name: line(40),
        lat: z.number().min(18).max(72),
        lon: z.number().min(-180).max(-66),
        text: line(80),
      }),
    )
    .min(1)
    .max(5),
  roles: z
    .array(z.strictObject({ role: z.enum(SALARY_ROLES), demand: DemandSchema, note: line(200) }))
    .min(3),
  example: z.strictObject({
    company: line(60),
    role: line(60),
    project: line(80),
    city: line(40),
    story: prose,
  }),
  facts: z.strictObject({
    oshaPlan: fact(z.enum(["federal", "state", "state-public-only"])).optional(),
    contractorLicense: fact(z.enum(["statewide", "specialty-only", "registration", "local"])).optional(),
    rightToWork: fact(z.boolean()).optional(),
    prevailingWage: fact(z.boolean()).optional(),
    engineeringBoard: fact(line(160)).optional(),
  }),
  faqs: z
    .array(z.strictObject({ question: line(160), answer: prose }))
    .max(4)
    .default([]),
  related: z.array(slug).min(1).max(3),
});

export type State = z.infer<typeof StateSchema>;
export type StateFact = NonNullable<State["facts"][keyof State["facts"]]>;
