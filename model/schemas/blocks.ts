import * as z from "zod";
import { contextId } from "./contexts.ts";
import { DemandSchema, ShortageSchema, PREMIUM_REGIONS, SALARY_ROLES } from "./salaries.ts";
import type { PreviewSheet } from "../report-pictures.ts";
import { line, prose, slug } from "./text.ts";

const target = z
  .string()
  .regex(
    /^(\/[a-z0-9/_-]*)?(#[a-z0-9-]+)?$/,
    "an anchor such as #roles, or a path on this site such as /resume",
  );
/** What the page is about, which its form fills in. */
const subject = { position: line(160).optional(), location: line(160).optional() };
const list = <T extends z.ZodType>(item: T) => z.array(item).min(1);
const text = line(600);
const lines = list(text);
const range = z
  .string()
  .regex(/^\$[\d,]+K?-\$[\d,]+K?\+?$/, 'a range such as "$65,000-$85,000" or "$75K-$115K"');
const state = slug.meta({ reference: "states" });
const percent = z.number().min(0).max(100);
type Percentages = readonly Partial<Record<"share" | "weight", number>>[];

/** Returns the arguments of `refine` for percentages that must add up to 100. */
function addUpTo100(key: "share" | "weight") {
  // Rounded, because 0.1 + 0.2 is not 0.3 in binary.
  const sum = (items: Percentages): number =>
    Number(items.reduce((total, item) => total + (item[key] ?? 0), 0).toFixed(6));
  const error = ({ input }: { input?: unknown }): string =>
    `${key}s that add up to 100, not ${sum(input as Percentages)}`;
  return [(items: Percentages) => sum(items) === 100, { error }] as const;
}

/** A role, at the baseline or in a state. Its pay range and demand come from the pay data. */
const pay = z.strictObject({ role: z.enum(SALARY_ROLES), state: state.optional() });

const tableRoles: readonly string[] = SALARY_ROLES.map((role) => role.toLowerCase());

const hasValidPaySource = (item: {
  role: string;
  pay?: unknown;
  demand?: unknown;
  range?: unknown;
}): boolean =>
  (item.demand === undefined && item.range === undefined) ||
  (item.pay === undefined && !tableRoles.includes(item.role.toLowerCase()));

/** Schemas of the fenced blocks in articles, by block name. */
export const BLOCK_SCHEMAS = {
  actions: list(z.strictObject({ text: line(40), href: target })).max(3),
  "key-figures": list(z.strictObject({ figure: line(40), label: line(120) })).max(5),
  "report-sheets": z.strictObject({
    "R-103": line(140),
    "R-104": line(140),
    "L-TX": line(140),
  } satisfies Record<PreviewSheet, z.ZodType>),
  "salary-table": list(z.enum(SALARY_ROLES)),
  "regional-premiums": list(z.enum(PREMIUM_REGIONS)),
  "salary-bands": list(
    z.strictObject({ role: z.enum(SALARY_ROLES), experience: line(30), note: text.optional() }),
  ),
  specializations: list(z.strictObject({ name: line(60), range, demand: DemandSchema, focus: text })),
  "skill-categories": list(
    z.strictObject({
      category: line(80),
      importance: z.enum(["Critical", "Essential", "High"]).optional(),
      skills: lines,
      note: text.optional(),
    }),
  ),
  "interview-accordion": list(z.strictObject({ category: line(80), questions: lines })),
  "interview-questions": list(z.strictObject({ question: text, purpose: text })),
  "red-flags": list(z.strictObject({ flag: text, why: text })),
  "best-practices": list(z.strictObject({ group: line(80), practices: lines })),
  "strategy-groups": list(z.strictObject({ name: line(80), summary: text, steps: lines })),
  "funding-breakdown": list(z.strictObject({ item: line(80), amount: line(30), note: text })),
  markets: list(
    z.strictObject({
      name: line(80),
      figure: line(40).optional(),
      demand: DemandSchema.optional(),
      state: state.optional(),
      note: text,
      roles: lines.optional(),
    }),
  ),
  roles: list(
    z
      .strictObject({
        role: line(80),
        pay: pay.optional(),
        demand: DemandSchema.optional(),
        range: range.optional(),
        note: text,
        skills: lines.optional(),
      })
      .refine(hasValidPaySource, "`pay` instead of demand and range, for a role in the salary table"),
  ),
  "shortage-metrics": list(
    z.strictObject({ metric: line(80), value: line(40), severity: z.enum(["Critical", "High"]), note: text }),
  ),
  "shortage-bars": list(z.strictObject({ role: line(60), shortage: percent, severity: ShortageSchema })),
  "evaluation-weights": list(z.strictObject({ category: line(60), weight: percent, criteria: lines })).refine(
    ...addUpTo100("weight"),
  ),
  certifications: list(
    z.strictObject({ name: line(80), level: z.enum(["Required", "Preferred", "Helpful"]), detail: text }),
  ),
  "demand-by-sector": list(z.strictObject({ sector: line(60), demand: DemandSchema, note: text })),
  "leed-levels": list(z.strictObject({ level: line(40), points: line(40), note: text })),
  "building-types": list(z.strictObject({ type: line(80), staffing: text, note: text })),
  assessments: list(z.strictObject({ name: line(80), task: text, looksFor: text })),
  challenges: list(z.strictObject({ challenge: text, response: text })),
  points: list(z.strictObject({ title: line(80), detail: text })),
  split: list(z.strictObject({ label: line(60), share: percent, note: text.optional() })).refine(
    ...addUpTo100("share"),
  ),
  "margin-note": z.strictObject({ figure: line(30).optional(), text: prose }),
  "call-to-action": z.strictObject({
    context: contextId,
    heading: line(80),
    text: line(240),
    ...subject,
  }),
} as const;

export type BlockName = keyof typeof BLOCK_SCHEMAS;

export type BlockBody<Name extends BlockName> = z.output<(typeof BLOCK_SCHEMAS)[Name]>;

export function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(BLOCK_SCHEMAS, name);
}
