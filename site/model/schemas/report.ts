import * as z from "zod";
import { COVER_DRAWINGS } from "./article.ts";
import { eachOnce } from "./each-once.ts";
import { PREMIUM_REGIONS, SALARY_ROLES } from "./salaries.ts";
import { line, slug } from "./text.ts";

/** Lengths are those for which a sheet of the report has room. */
const titled = (title: number, text: number) => z.strictObject({ title: line(title), text: line(text) });

const heading = { title: line(40), lead: line(120) };

const RoleSchema = z.strictObject({
  role: z.enum(SALARY_ROLES),
  article: slug.meta({ reference: "articles" }),
  drawing: z.enum(COVER_DRAWINGS),
  lead: line(170),
  quarters: z
    .array(titled(24, 80))
    .length(4)
    .meta({ description: "Who belongs in each quarter of the range, the lowest first." }),
  moves: z.array(titled(44, 110)).length(5),
  weights: z
    .array(z.strictObject({ name: line(18), weight: z.int().min(5).max(90), text: line(60) }))
    .max(5)
    .refine(
      (weights) => [0, 100].includes(weights.reduce((sum, { weight }) => sum + weight, 0)),
      "weights that add up to 100",
    )
    .default([])
    .meta({
      description: "How finalists are scored, in percent. Leave it empty if the role has no scorecard.",
    }),
  questions: z.array(z.strictObject({ ask: line(130), hear: line(90) })).length(6),
});

/** Texts of the salary report. */
export const ReportSchema = z.strictObject({
  title: line(60),
  short: line(24),
  cover: z
    .array(line(10))
    .length(2)
    .meta({ description: "The title on the cover, one line per entry. The year is printed above it." }),
  subtitle: line(100),
  drawing: line(140),
  method: z.strictObject({
    ...heading,
    rules: z.array(titled(26, 130)).length(6),
    limits: line(260),
    unpublished: line(30).meta({
      description: "Shown in place of a figure that is not published.",
    }),
    example: z.strictObject({ role: z.enum(SALARY_ROLES), region: z.enum(PREMIUM_REGIONS) }),
  }),
  summary: z.strictObject({
    ...heading,
    points: z.array(titled(56, 220)).length(3),
    uses: z.array(titled(36, 150)).length(4),
  }),
  roles: z.array(RoleSchema).length(SALARY_ROLES.length).check(eachOnce("role", SALARY_ROLES)),
  glossary: z
    .array(z.strictObject({ term: line(24), text: line(120) }))
    .min(1)
    .max(30),
});

export type Report = z.infer<typeof ReportSchema>;
export type ReportRole = Report["roles"][number];
