import * as z from "zod";
import { address, day, line } from "./text.ts";

/** The roles of the salary table. */
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

/** The regions that carry a premium over the Midwest. */
export const PREMIUM_REGIONS = ["West Coast", "Texas", "Northeast", "Southeast", "Midwest"] as const;

const dollars = z.int().min(20_000).max(500_000);

/** How pay has moved; printed only with who says so, so there is none without a source. */
const GrowthSchema = z.strictObject({
  value: line(20).meta({ description: "As the page prints it, such as +4.1%." }),
  source: line(160).meta({ description: "Who says so, and for which years." }),
  url: address.meta({ title: "Address of the source" }),
  asOf: day.meta({ description: "The day the source said so." }),
});

const SalaryRowSchema = z
  .strictObject({
    role: z.enum(SALARY_ROLES),
    low: dollars,
    high: dollars,
    average: dollars,
    growth: GrowthSchema.optional(),
  })
  .refine((row) => row.low < row.average && row.average < row.high, "low < average < high");

/** Base salaries in US dollars a year, and regional premiums in percent over the Midwest. */
export const SalariesSchema = z.strictObject({
  year: z.int(),
  roles: z.array(SalaryRowSchema).length(SALARY_ROLES.length),
  regions: z
    .array(
      z.strictObject({
        region: z.enum(PREMIUM_REGIONS),
        premium: z.int().min(0).max(100),
        highlight: line(160),
      }),
    )
    .length(PREMIUM_REGIONS.length),
});

export type SalaryRow = z.infer<typeof SalaryRowSchema>;
export type Salaries = z.infer<typeof SalariesSchema>;
