import * as z from "zod";
import { DRAFT, toDatePart } from "../publication.ts";
import { parseEmail } from "../submissions/email-address.ts";
import { REQUISITION } from "../submissions/resume-fields.ts";
import { TRADES } from "../submissions/trades.ts";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { SALARY_ROLES } from "./salaries.ts";
import { INDUSTRY_IDS } from "./services.ts";
import { STATES } from "./state.ts";
import { dateOrTime, formerPaths, isoDate, line, searchDescription } from "./text.ts";

/** Where an opening can be: the states, and the District of Columbia, which has no page of its own. */
export const JOB_STATES = [...STATES, "District of Columbia"] as const;

export const WORKPLACES = ["on-site", "hybrid", "remote"] as const;
/** How a person is employed. "As needed" is Google's `PER_DIEM`, which has nothing to do with lodging money. */
export const EMPLOYMENT_TYPES = [
  "full-time",
  "part-time",
  "contract",
  "temporary",
  "internship",
  "as-needed",
] as const;
export const LABOR_TERMS = ["union", "open-shop", "prevailing-wage"] as const;
export const LEVELS = ["helper", "apprentice", "journey", "foreperson"] as const;
export const NEEDS = ["required", "preferred"] as const;

/** Value of `status` once the client has hired. */
export const FILLED = "filled";
/** Value of `closes` of an opening without a last day. */
export const ONGOING = "ongoing";

/** Lowest and highest pay in dollars by unit, which do not overlap, so that the units cannot be swapped. */
const PAY_BOUNDS = {
  hour: { least: 7.25, most: 250, expected: "dollars an hour, from 7.25 to 250" },
  year: { least: 20_000, most: 500_000, expected: "whole dollars a year, from 20000 to 500000" },
} as const;

const HINTS = {
  hour: "; if it is pay for a year, set `per` to year",
  year: "; if it is pay for an hour, set `per` to hour",
} as const;

const PaySchema = fieldset("Pay", {
  low: z.number().meta({ title: "Low, in dollars" }),
  high: z.number().meta({ title: "High, in dollars", description: "The same as low if there is one rate." }),
  per: z.enum(["hour", "year"]).meta({ title: "Per" }),
})
  .superRefine(({ low, high, per }, context) => {
    const { least, most, expected } = PAY_BOUNDS[per];
    for (const [name, dollars] of Object.entries({ low, high })) {
      const isWhole = Number.isInteger(per === "hour" ? Math.round(dollars * 1e6) / 1e4 : dollars);
      if (dollars < least || dollars > most || !isWhole)
        context.addIssue({ code: "custom", path: [name], message: `${expected}${HINTS[per]}` });
    }
    if (low > high) context.addIssue({ code: "custom", path: ["low"], message: "an amount up to `high`" });
  })
  .meta({
    title: "Pay",
    description: "What the employer expects to pay on the first day. Every opening has both ends.",
  });

const state = z.enum(JOB_STATES);

const closes = z
  .string()
  .regex(/^(?:ongoing|\d{4}-\d\d-\d\d)$/, "a date such as 2027-01-20, or the word ongoing")
  .refine((value) => value === ONGOING || isoDate.safeParse(value).success, {
    error: "a date that exists",
    when: ({ issues }) => issues.length === 0,
  });

/** A company's name, or words that stand for one. */
const EMPLOYER = /^(?:An?|One of|Our) \S/;

const shape = z.strictObject({
  title: line(60).meta({
    title: "Job title",
    description: "The role and the kind of work, such as Superintendent, distribution center.",
  }),
  description: searchDescription,
  requisition: z
    .string()
    .regex(REQUISITION, "a number such as J-2614, whose first two digits are the year")
    .meta({
      title: "Requisition number",
      description: "Never used again, even once the opening has ended. Leave it empty for the next one.",
    }),
  owner: line(254)
    .refine((value) => !value.includes("@") || parseEmail(value).error === undefined, {
      error: "one email address, or a name at the desk",
    })
    .optional()
    .meta({
      title: "Owner",
      description:
        "Email address, or name at the desk, of whoever is asked every 14 days whether the opening is open. Not published. Without an owner, the agency is asked.",
    }),
  role: z.enum(SALARY_ROLES).optional().meta({
    title: "Role in the salary report",
    description: "If it is one of them, the page shows the published range for comparison.",
  }),
  trade: z.enum(TRADES).meta({ title: "Trade" }),
  industry: z.enum(INDUSTRY_IDS).meta({ title: "Industry" }),
  employer: line(120)
    .regex(EMPLOYER, "words that do not name the client, such as A Midwest general contractor")
    .meta({
      title: "Employer, in words",
      description: "Never its name: candidates learn it before they decide.",
    }),
  workplace: z.enum(WORKPLACES).default("on-site").meta({ title: "Workplace" }),
  city: line(40)
    .regex(/^[^,\d]+$/, "the city alone, without state or ZIP code")
    .optional()
    .meta({ title: "City" }),
  state: state.optional().meta({ title: "State" }),
  zip: z
    .string()
    .regex(/^\d{5}$/, "five digits in quotes")
    .optional()
    .meta({ title: "ZIP code" }),
  location: fieldset("Position on the map", {
    lat: z.number().min(18).max(72).meta({ title: "Latitude" }),
    lon: z.number().min(-180).max(-66).meta({ title: "Longitude" }),
  })
    .optional()
    .meta({ description: "Of a city that the state's page does not list." }),
  remoteStates: z.array(state).default([]).meta({
    title: "States of remote work",
    description: "Where a person who works remotely may live.",
  }),
  type: z.enum(EMPLOYMENT_TYPES).meta({ title: "Employment" }),
  openings: z.int().min(1).max(99).default(1).meta({ title: "Seats" }),
  pay: PaySchema,
  otherPay: line(240).meta({
    title: "Other pay",
    description: "Bonus, allowance, overtime; or None beyond base pay.",
  }),
  benefits: line(300).meta({
    title: "Benefits",
    description: "Health plan, retirement, paid time off; or what there is instead.",
  }),
  perDiem: z.int().min(1).max(500).optional().meta({ title: "Lodging money, in dollars a day" }),
  travel: z.int().min(0).max(100).optional().meta({ title: "Travel, in percent" }),
  shift: line(60).optional().meta({ title: "Shift" }),
  hours: line(60).optional().meta({ title: "Hours" }),
  duration: line(60)
    .optional()
    .meta({ title: "Duration", description: "Of work that ends, such as 14 months." }),
  labor: z.array(z.enum(LABOR_TERMS)).default([]).meta({ title: "Labor agreement" }),
  level: z.enum(LEVELS).optional().meta({ title: "Level in the trade" }),
  credentials: fieldsetList("Certifications and licenses", [], {
    name: line(60).meta({ title: "Name" }),
    need: z.enum(NEEDS).meta({ title: "Need" }),
  }).default([]),
  project: line(240).meta({
    title: "The project",
    description: "What is built, how large, and how far it is.",
  }),
  duties: line(300).meta({ title: "The work", description: "What the person runs or does." }),
  requirements: line(300).meta({ title: "What the person brings" }),
  status: z.enum(["published", DRAFT, FILLED]).default("published").meta({
    title: "Status",
    description: "Drafts appear only in previews. The page of a filled opening lists others.",
  }),
  published: dateOrTime.meta({
    title: "Posted",
    description: "The opening is online from then on. Leave it empty for today.",
  }),
  closes: closes.meta({
    title: "Last day to apply",
    description: "A date, until the end of the day where the work is; or ongoing.",
  }),
  fillBy: isoDate
    .optional()
    .meta({ title: "Filled by", description: "Date by which the seat is to be filled." }),
  modified: isoDate.meta({ title: "Last changed", description: "Leave it empty for today." }),
  redirect_from: formerPaths,
});

type Fields = z.output<typeof shape>;

/** A rule that reads some fields, and also runs if others are invalid, so that all mistakes are reported. */
function rule<Name extends keyof Fields>(
  names: readonly Name[],
  path: readonly [Name, ...(string | number)[]],
  message: string,
  isMet: (fields: Pick<Fields, Name>) => boolean,
) {
  const needed = z.object(Object.fromEntries(names.map((name) => [name, shape.shape[name]])));
  return {
    isMet: (value: unknown) => isMet(needed.parse(value) as unknown as Pick<Fields, Name>),
    options: {
      path: [...path],
      message,
      when: ({ value }: { value: unknown }) => needed.safeParse(value).success,
    },
  };
}

const RULES = [
  rule(
    ["workplace", "city"],
    ["city"],
    "the city of the work; only remote work has none",
    ({ workplace, city }) => workplace === "remote" || city !== undefined,
  ),
  rule(
    ["workplace", "city", "state"],
    ["state"],
    "the state, since many cities share a name",
    ({ workplace, city, state: own }) => own !== undefined || (workplace === "remote" && city === undefined),
  ),
  rule(
    ["workplace", "remoteStates"],
    ["remoteStates"],
    "the states in which a person who works remotely may live, and nothing for other work",
    ({ workplace, remoteStates }) => (workplace === "remote") === remoteStates.length > 0,
  ),
  rule(
    ["labor"],
    ["labor"],
    "either union or open-shop",
    ({ labor }) => !(labor.includes("union") && labor.includes("open-shop")),
  ),
  rule(
    ["closes", "published"],
    ["closes"],
    "a day on or after `published`",
    ({ closes: last, published }) => last === ONGOING || last >= toDatePart(published),
  ),
  rule(
    ["fillBy", "published"],
    ["fillBy"],
    "a day on or after `published`",
    ({ fillBy, published }) => fillBy === undefined || fillBy >= toDatePart(published),
  ),
  rule(
    ["modified", "published"],
    ["modified"],
    "a date on or after `published`",
    ({ modified, published }) => modified >= toDatePart(published),
  ),
  rule(
    ["requisition", "published"],
    ["requisition"],
    "a number of the year in which the opening is posted, or of the year before; numbers of earlier years are taken",
    ({ requisition, published }) => {
      const age = Number(published.slice(2, 4)) - Number(requisition.slice(2, 4));
      return age === 0 || age === 1;
    },
  ),
];

/** Schema of the front matter in `content/jobs/<slug>.md`, one opening each. */
export const JobSchema = RULES.reduce((schema, { isMet, options }) => schema.refine(isMet, options), shape);

export type JobFields = Fields;
export type Trade = (typeof TRADES)[number];
export type JobState = (typeof JOB_STATES)[number];
