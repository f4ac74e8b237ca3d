import * as z from "zod";
import { PageSchema } from "./page-parts.ts";
import { SALARY_ROLES } from "./salaries.ts";
import { templateText } from "./template-text.ts";
import { line } from "./text.ts";

/** A value as a cell beneath its column's name says it, and as a list without columns does. */
const ValueSchema = z.strictObject({ short: line(24), long: line(30) });
const yesOrNo = z.strictObject({ yes: ValueSchema, no: ValueSchema });

/** Texts of the page that compares the states. */
export const CompareSchema = PageSchema.extend({
  hero: PageSchema.shape.hero.extend({ pinned: line(30), unpublished: line(30) }),
  role: z.enum(SALARY_ROLES).meta({ description: "The role whose pay the table shows at first." }),
  table: z.strictObject({
    title: line(60),
    caption: templateText(["role", "year", "count"], 120),
    columns: z.strictObject({
      pin: line(20),
      state: line(30),
      region: line(30),
      range: templateText(["role"], 60),
      average: line(30),
      rightToWork: line(30),
      oshaPlan: line(30),
      prevailingWage: line(30),
      contractorLicense: line(30),
    }),
    pin: templateText(["state"], 40),
    baseline: line(30),
    noRegion: line(30),
    unpublished: line(30),
    values: z.strictObject({
      rightToWork: yesOrNo,
      oshaPlan: z.strictObject({
        federal: ValueSchema,
        state: ValueSchema,
        "state-public-only": ValueSchema,
      }),
      prevailingWage: yesOrNo,
      contractorLicense: z.strictObject({
        statewide: ValueSchema,
        registration: ValueSchema,
        "specialty-only": ValueSchema,
        local: ValueSchema,
      }),
    }),
    notStated: ValueSchema,
  }),
  controls: z.strictObject({
    label: line(60),
    role: line(30),
    find: line(30),
    findHint: line(30),
    any: line(20),
    all: line(20),
    unpublished: line(30),
    filters: line(20),
    done: line(20),
    sort: line(20),
    reset: line(30),
    csv: line(30),
    copyLink: line(30),
    copied: line(30),
    shown: templateText(["shown", "count"], 60),
    sorted: templateText(["column"], 60),
    reversed: templateText(["column"], 60),
    pinned: templateText(["pins"], 60),
    none: line(120),
    pages: line(60),
    roles: line(60),
  }),
  key: z.strictObject({
    range: line(40),
    baseline: line(40),
    full: line(40),
    part: line(40),
    empty: line(40),
    missing: line(40),
  }),
  notes: z.strictObject({ pay: templateText(["year", "regions"], 300), law: line(300), check: line(120) }),
  sources: z.strictObject({
    title: line(60),
    lead: templateText(["count", "facts"], 160),
    columns: z.strictObject({ source: line(30), asOf: line(30), states: line(30) }),
  }),
});

export type Compare = z.infer<typeof CompareSchema>;
