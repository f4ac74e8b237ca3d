import * as z from "zod";
import { line } from "./text.ts";

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

const SalaryRowSchema = z
  .strictObject({
    role: z.enum(SALARY_ROLES),
    low: dollars,
    high: dollars,
    average: dollars,
    growth: line(20).optional(),
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

export type Salaries = z.infer<typeof SalariesSchema>;
