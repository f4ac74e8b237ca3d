import * as z from "zod";
import { PageSchema } from "./page-parts.ts";
import { SALARY_ROLES } from "./salaries.ts";
import { templateText } from "./template-text.ts";
import { line, slug } from "./text.ts";

const role = z.enum(SALARY_ROLES);
const state = slug.meta({ reference: "states" });
const dollars = z.int().min(1).max(10_000_000);
const percent = z.int().min(0).max(100);

const CalculatorSchema = z.strictObject({
  title: line(60),
  lead: line(200),
  words: line(400),
});

/** Texts of the calculators, and the figures that they begin with: published ones with their source, and assumptions that are said to be ours. */
export const ToolsSchema = PageSchema.extend({
  contents: line(40),
  tags: z.strictObject({ published: line(20), assumed: line(20), example: line(20), yours: line(20) }),
  labels: z.strictObject({
    less: templateText(["field"], 40),
    more: templateText(["field"], 40),
    takeoff: line(30),
    quantity: line(30),
    rate: line(30),
    amount: line(30),
    copyCsv: line(30),
    copiedCsv: line(30),
    copyLink: line(30),
    copied: line(30),
    reset: line(30),
    method: line(40),
    source: line(30),
    static: line(160),
  }),
  offer: CalculatorSchema.extend({
    start: z.strictObject({ role, state, offer: dollars, current: dollars }),
    fields: z.strictObject({
      role: line(40),
      place: line(40),
      regions: line(40),
      states: line(40),
      years: line(40),
      anyYears: line(40),
      noYears: line(40),
      offer: line(40),
      current: line(40),
      currentHint: line(120),
      step: line(80),
      national: line(120),
    }),
    results: z.strictObject({
      under: line(40),
      over: line(40),
      at: line(40),
      average: line(20),
      offer: line(20),
      range: templateText(["range"], 40),
      unpublished: line(30),
      unpublishedText: templateText(["place"], 200),
      request: line(40),
    }),
    rows: z.strictObject({
      low: line(40),
      average: line(40),
      high: line(40),
      overLow: line(40),
      underLow: line(40),
      toHigh: line(40),
      overHigh: line(40),
      raise: line(40),
      cut: line(40),
      bandLow: templateText(["band"], 60),
      bandUnder: templateText(["band"], 60),
      bandHigh: templateText(["band"], 60),
      bandOver: templateText(["band"], 60),
    }),
    note: templateText(["year"], 160),
  }),
  seat: CalculatorSchema.extend({
    start: z.strictObject({
      role,
      state,
      days: z.int().min(1).max(365),
      firstDay: percent,
      workdays: z.int().min(200).max(366),
    }),
    fields: z.strictObject({
      pay: line(40),
      payFrom: templateText(["role", "state"], 80),
      days: line(40),
      firstDay: line(40),
      ramp: line(40),
      workdays: line(40),
      month: templateText(["count"], 30),
      months: templateText(["count"], 30),
    }),
    results: z.strictObject({
      unit: line(40),
      empty: line(30),
      ramp: line(30),
      done: line(30),
      day: line(20),
      days: templateText(["count"], 30),
      rampDays: templateText(["months", "days"], 80),
    }),
    rows: z.strictObject({
      day: line(40),
      empty: line(40),
      ramp: templateText(["share"], 60),
      total: line(40),
    }),
    note: line(260),
  }),
  turnover: CalculatorSchema.extend({
    start: z.strictObject({ people: z.int().min(1).max(1000) }),
    published: z.strictObject({
      rate: percent,
      costLow: dollars,
      costHigh: dollars,
      months: z.int().min(1).max(36),
      gain: percent,
      savedLow: dollars,
      savedHigh: dollars,
      article: slug.meta({ reference: "articles" }),
    }),
    fields: z.strictObject({
      people: line(40),
      rate: line(40),
      rateHint: line(80),
      costLow: line(40),
      costHigh: line(40),
      months: line(40),
      gain: line(40),
      gainHint: line(80),
      month: templateText(["count"], 30),
      monthsOf: templateText(["count"], 30),
    }),
    results: z.strictObject({
      to: line(10),
      unit: line(20),
      seats: templateText(["count"], 30),
      leave: templateText(["count"], 30),
      stay: templateText(["count"], 30),
      inYear: line(30),
      seat: line(30),
      scale: templateText(["count"], 60),
    }),
    rows: z.strictObject({
      replace: line(40),
      ramp: line(40),
      kept: templateText(["people", "gain"], 60),
      left: line(40),
      each: templateText(["count"], 20),
      to: templateText(["low", "high"], 40),
    }),
    note: templateText(["saved", "gain"], 300),
  }),
});

export type Tools = z.infer<typeof ToolsSchema>;
