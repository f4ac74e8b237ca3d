import * as z from "zod";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { uniqueBy, httpsUrl, isoDate, line, references, slug, templateText } from "./text.ts";
import { HeadingSchema, PageSchema, PointSchema } from "./page-parts.ts";

/** Labels for how hard a role is to fill, hardest first. `content/_data/salaries.yaml` explains them. */
export const DEMAND_LEVELS = ["Critical", "Very High", "High", "Moderate", "Growing"] as const;

const SHORTAGE_LEVELS = ["Critical", "Severe", "Very High", "High", "Moderate", "Growing"] as const;

export const DemandSchema = z.enum(DEMAND_LEVELS);
export const ShortageSchema = z.enum(SHORTAGE_LEVELS);

export type Demand = z.infer<typeof DemandSchema>;
export type Shortage = z.infer<typeof ShortageSchema>;

export const SALARY_ROLES = [
  "Project Manager",
  "Structural Engineer",
  "Superintendent",
  "Civil Engineer",
  "MEP Engineer",
  "Safety Manager",
  "Estimator",
  "BIM Coordinator",
] as const;

/** Regions for which a pay premium is published. */
export const PREMIUM_REGIONS = ["West Coast", "Texas", "Northeast", "Southeast", "Midwest"] as const;

const BASELINE_REGION = "Midwest" satisfies (typeof PREMIUM_REGIONS)[number];

/** Amounts are whole hundreds, so that applying a premium in whole percent yields whole dollars. */
const dollars = z.int().min(20_000).max(500_000).multipleOf(100);

const states = references("states").min(1);

const GrowthSchema = z.strictObject({
  value: line(20).meta({ title: "Growth", description: "As shown on the page, such as +4.1%." }),
  source: line(160).meta({
    title: "Source",
    description: "Name of the source, and the years that it covers.",
  }),
  url: httpsUrl.meta({ title: "URL of the source" }),
  asOf: isoDate.meta({ title: "Date of the source", description: "Date on which the source stated it." }),
});

const SalaryRowSchema = z
  .strictObject({
    role: z.enum(SALARY_ROLES).meta({ title: "Role" }),
    low: dollars.meta({ title: "Low, in dollars" }),
    high: dollars.meta({ title: "High, in dollars" }),
    average: dollars.meta({ title: "Average, in dollars" }),
    growth: GrowthSchema.optional().meta({ title: "Growth" }),
  })
  .refine((row) => row.low < row.high, { path: ["low"], message: "an amount below `high`" })
  .refine((row) => row.low >= row.high || (row.low < row.average && row.average < row.high), {
    path: ["average"],
    message: "an amount between `low` and `high`",
  });

const BandSchema = z
  .strictObject({
    experience: line(30).meta({ title: "Experience" }),
    slug: slug.meta({ title: "Name in URLs", description: "The same in all languages, such as 8-12." }),
    low: dollars.meta({ title: "Low, in dollars" }),
    high: dollars.meta({ title: "High, in dollars" }),
  })
  .refine((band) => band.low < band.high, { path: ["low"], message: "an amount below `high`" });

/**
 * Base salaries in dollars per year at the Midwest baseline, each region's premium in percent and its states,
 * and national pay by experience.
 */
export const SalariesSchema = z.strictObject({
  year: z.int().meta({ title: "Year" }),
  roles: z
    .array(SalaryRowSchema)
    .length(SALARY_ROLES.length)
    .check(uniqueBy("role", SALARY_ROLES))
    .meta({ title: "Pay by role at the Midwest baseline" }),
  regions: z
    .array(
      z.strictObject({
        region: z.enum(PREMIUM_REGIONS).meta({ title: "Region" }),
        premium: z.int().min(0).max(100).meta({ title: "Premium over the Midwest, in percent" }),
        highlight: line(160).meta({ title: "What drives pay there" }),
        rule: line(90).meta({
          title: "Description of the states",
          description: "Text that describes which states belong to the region.",
        }),
        states: states.meta({ title: "States" }),
      }),
    )
    .length(PREMIUM_REGIONS.length)
    .check(uniqueBy("region", PREMIUM_REGIONS))
    .refine(
      (rows) => rows.every(({ region, premium }) => (region === BASELINE_REGION) === (premium === 0)),
      `no premium for the ${BASELINE_REGION}, and one for every other region`,
    )
    .meta({ title: "Regions" }),
  unpublished: fieldset("States without a premium", {
    rule: line(90).meta({ title: "Description of the states" }),
    states: states.meta({ title: "States" }),
  }).meta({ description: "The states for which no premium is published." }),
  experience: z
    .array(
      z.strictObject({
        role: z.enum(SALARY_ROLES).meta({ title: "Role" }),
        style: z.enum(["dollars", "thousands"]).meta({
          title: "Format of the ranges",
          description: "Format of the ranges: $65,000-$85,000 or $60K-$75K.",
        }),
        bands: z
          .array(BandSchema)
          .min(2)
          .check(uniqueBy("experience"), uniqueBy("slug"))
          .meta({ title: "Bands" }),
      }),
    )
    .check(uniqueBy("role"))
    .meta({
      title: "Pay by experience",
      description: "Pay by experience where it is published: national, without a premium.",
    }),
  specializations: z
    .array(
      z
        .strictObject({
          slug: slug.meta({
            title: "Name in placeholders",
            description: "Such as chief-estimator, for {{pay.chief-estimator.range}}.",
          }),
          low: dollars.meta({ title: "Low, in dollars" }),
          high: dollars.meta({ title: "High, in dollars" }),
        })
        .refine((row) => row.low < row.high, { path: ["low"], message: "an amount below `high`" }),
    )
    .check(uniqueBy("slug"))
    .meta({
      title: "Pay by specialization",
      description: "Ranges that articles print for a specialization of a role, without a premium.",
    }),
  demand: z
    .array(
      z.strictObject({
        label: DemandSchema.meta({ title: "Label" }),
        meaning: line(120).meta({ title: "Meaning" }),
      }),
    )
    .length(DEMAND_LEVELS.length)
    .check(uniqueBy("label", DEMAND_LEVELS))
    .meta({ title: "Demand labels", description: "Meaning of each demand label, hardest first." }),
});

export type Salaries = z.infer<typeof SalariesSchema>;
export type SalaryRow = z.infer<typeof SalaryRowSchema>;
export type SalaryRole = SalaryRow["role"];
export type PayRegion = Salaries["regions"][number];
export type ExperienceBand = z.infer<typeof BandSchema>;

const points = z.array(PointSchema).min(1).max(5);

export const PayMethodologySchema = PageSchema.extend({
  scope: HeadingSchema.extend({
    is: points.meta({ title: "What the table is" }),
    isNot: points.meta({ title: "What the table is not" }),
  }).meta({ title: "What the table is, and is not" }),
  rules: HeadingSchema.extend({
    points: fieldsetList("Rules", [6, 6], {
      title: line(30).meta({ title: "Heading" }),
      text: line(140).meta({ title: "Text" }),
    }),
    limits: line(300).meta({ title: "What the figures do not cover" }),
    example: line(40).meta({ title: "Heading of the worked example" }),
    columns: fieldset("Column headings of the worked example", {
      figure: line(30).meta({ title: "Figure" }),
      baseline: line(30).meta({ title: "Baseline" }),
      premium: line(30).meta({ title: "Premium" }),
      result: line(30).meta({ title: "Result" }),
    }),
    figures: fieldset("Figures of a range", {
      low: line(20).meta({ title: "Low" }),
      average: line(20).meta({ title: "Average" }),
      high: line(20).meta({ title: "High" }),
    }),
  }).meta({ title: "Rules", description: "The salary report prints the rules and their limits too." }),
  regions: HeadingSchema.extend({
    columns: fieldset("Column headings", {
      region: line(30).meta({ title: "Region" }),
      premium: line(40).meta({ title: "Premium" }),
      states: line(30).meta({ title: "States" }),
    }),
    baseline: line(30).meta({ title: "Text instead of a premium in the Midwest" }),
    unlisted: fieldset("States without a premium", {
      name: line(40).meta({ title: "Name" }),
      premium: line(40).meta({ title: "Text instead of a premium" }),
      highlight: line(160).meta({ title: "Explanation" }),
    }),
  }).meta({ title: "Regions" }),
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
