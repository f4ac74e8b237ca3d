import * as z from "zod";
import { fieldset } from "./fieldset.ts";
import { heading, PageSchema } from "./page-parts.ts";
import { SALARY_ROLES } from "./salaries.ts";
import { templateText, line, slug } from "./text.ts";

const role = z.enum(SALARY_ROLES);
const state = slug.meta({ reference: "states" });
const dollars = z.int().min(1).max(10_000_000);
const percent = z.int().min(0).max(100);

const CalculatorSchema = z.strictObject({
  ...heading(60, 200),
  words: line(400).meta({ title: "Formula in words" }),
});

/**
 * Strings and initial figures of the calculators. Each figure either is published, with a source, or is
 * labeled as our assumption.
 */
export const ToolsSchema = PageSchema.extend({
  contents: line(40).meta({ title: "Name of the list of calculators" }),
  tags: fieldset("Origin of a number", {
    published: line(20).meta({ title: "A published number" }),
    assumed: line(20).meta({ title: "Our assumption" }),
    example: line(20).meta({ title: "An example" }),
    yours: line(20).meta({ title: "A number that the visitor typed" }),
  }),
  labels: fieldset("Shared text", {
    less: templateText(["field"], 40).meta({ title: "Minus button, for screen readers" }),
    more: templateText(["field"], 40).meta({ title: "Plus button, for screen readers" }),
    limits: templateText(["min", "max", "value"], 100).meta({ title: "Below a number out of range" }),
    takeoff: line(30).meta({ title: "Caption of the table" }),
    quantity: line(30).meta({ title: "Column: quantity" }),
    rate: line(30).meta({ title: "Column: rate" }),
    amount: line(30).meta({ title: "Column: amount" }),
    copyCsv: line(30).meta({ title: "Button that copies the table" }),
    copiedCsv: line(30).meta({ title: "Copy button after copying" }),
    copyLink: line(30).meta({ title: "Button that copies the link" }),
    copied: line(30).meta({ title: "Copy button after copying" }),
    reset: line(30).meta({ title: "Reset button" }),
    method: line(40).meta({ title: "Link to the methodology" }),
    source: line(30).meta({ title: "Text before a source" }),
    static: line(160).meta({ title: "Note without JavaScript" }),
  }),
  offer: CalculatorSchema.extend({
    start: fieldset("Initial example", {
      role: role.meta({ title: "Role" }),
      state: state.meta({ title: "State" }),
      offer: dollars.meta({ title: "Offer in dollars" }),
      current: dollars.meta({ title: "Current pay in dollars" }),
    }),
    fields: fieldset("Fields", {
      role: line(40).meta({ title: "Role" }),
      place: line(40).meta({ title: "State or region" }),
      regions: line(40).meta({ title: "Group label: regions" }),
      states: line(40).meta({ title: "Group label: states" }),
      years: line(40).meta({ title: "Experience" }),
      anyYears: line(40).meta({ title: "Experience: not considered" }),
      noYears: line(40).meta({ title: "Experience: not published for the role" }),
      offer: line(40).meta({ title: "Offer" }),
      current: line(40).meta({ title: "Current pay" }),
      currentHint: line(120).meta({ title: "Hint below current pay" }),
      step: line(80).meta({ title: "Hint on the arrow keys, for screen readers" }),
      national: line(120).meta({ title: "Note on bands by experience" }),
    }),
    results: fieldset("Result", {
      under: line(40).meta({ title: "Under the average" }),
      over: line(40).meta({ title: "Over the average" }),
      at: line(40).meta({ title: "At the average" }),
      average: line(20).meta({ title: "Mark of the average in the drawing" }),
      offer: line(20).meta({ title: "Mark of the offer in the drawing" }),
      range: templateText(["range"], 40).meta({ title: "Range in the drawing" }),
      unpublished: line(30).meta({ title: "Heading if no pay is published" }),
      unpublishedText: templateText(["place"], 200).meta({ title: "Text if no pay is published" }),
      request: line(40).meta({ title: "Button if no pay is published" }),
    }),
    rows: fieldset("Rows of the table", {
      low: line(40).meta({ title: "Low end" }),
      average: line(40).meta({ title: "Average" }),
      high: line(40).meta({ title: "High end" }),
      overLow: line(40).meta({ title: "Offer over the low end" }),
      underLow: line(40).meta({ title: "Offer under the low end" }),
      toHigh: line(40).meta({ title: "Room to the high end" }),
      overHigh: line(40).meta({ title: "Offer over the high end" }),
      raise: line(40).meta({ title: "Raise over current pay" }),
      cut: line(40).meta({ title: "Cut from current pay" }),
      bandLow: templateText(["band"], 60).meta({ title: "Over the low end of the band" }),
      bandUnder: templateText(["band"], 60).meta({ title: "Under the low end of the band" }),
      bandHigh: templateText(["band"], 60).meta({ title: "Room to the high end of the band" }),
      bandOver: templateText(["band"], 60).meta({ title: "Over the high end of the band" }),
    }),
    note: templateText(["year"], 160).meta({ title: "Note below the table" }),
  }).meta({ title: "Is the offer in range?" }),
  seat: CalculatorSchema.extend({
    start: fieldset("Initial example", {
      role: role.meta({ title: "Role" }),
      state: state.meta({ title: "State" }),
      days: z.int().min(1).max(365).meta({ title: "Working days the seat is empty" }),
      firstDay: percent.meta({ title: "Productivity on the first day, in percent" }),
      workdays: z.int().min(200).max(366).meta({ title: "Working days per year" }),
    }),
    fields: fieldset("Fields", {
      pay: line(40).meta({ title: "Pay for the seat" }),
      payFrom: templateText(["role", "state"], 80).meta({ title: "Origin of the pay for the seat" }),
      days: line(40).meta({ title: "Days the seat is empty" }),
      firstDay: line(40).meta({ title: "Productivity on the first day" }),
      ramp: line(40).meta({ title: "Time to full productivity" }),
      workdays: line(40).meta({ title: "Working days per year" }),
      month: templateText(["count"], 30).meta({ title: "One month" }),
      months: templateText(["count"], 30).meta({ title: "Several months" }),
    }),
    results: fieldset("Result", {
      unit: line(40).meta({ title: "Text after the amount" }),
      empty: line(30).meta({ title: "Drawing: seat empty" }),
      ramp: line(30).meta({ title: "Drawing: ramp-up" }),
      done: line(30).meta({ title: "Drawing: work done" }),
      day: line(20).meta({ title: "Drawing: text before a day's number" }),
      days: templateText(["count"], 30).meta({ title: "Count of days" }),
      rampDays: templateText(["months", "days"], 80).meta({ title: "Months of ramp-up in days" }),
    }),
    rows: fieldset("Rows of the table", {
      day: line(40).meta({ title: "A working day" }),
      empty: line(40).meta({ title: "Seat empty" }),
      ramp: templateText(["share"], 60).meta({ title: "Ramp-up" }),
      total: line(40).meta({ title: "Total" }),
    }),
    note: line(260).meta({ title: "Note below the table" }),
  }).meta({ title: "What does an empty seat cost?" }),
  turnover: CalculatorSchema.extend({
    start: fieldset("Initial example", {
      people: z.int().min(1).max(1000).meta({ title: "People in the company" }),
    }),
    published: fieldset("Published figures", {
      rate: percent.meta({ title: "Turnover, in percent" }),
      costLow: dollars.meta({ title: "Replacement cost in dollars, low" }),
      costHigh: dollars.meta({ title: "Replacement cost in dollars, high" }),
      months: z.int().min(1).max(36).meta({ title: "Months to full productivity" }),
      gain: percent.meta({ title: "Gain in retention, in percent" }),
      savedLow: dollars.meta({ title: "Saved by the gain in retention, low, in dollars" }),
      savedHigh: dollars.meta({ title: "Saved by the gain in retention, high, in dollars" }),
      article: slug.meta({ title: "Article with these figures", reference: "articles" }),
    }),
    fields: fieldset("Fields", {
      people: line(40).meta({ title: "People in the company" }),
      rate: line(40).meta({ title: "Turnover" }),
      rateHint: line(80).meta({ title: "Hint below turnover" }),
      costLow: line(40).meta({ title: "Replacement cost, low" }),
      costHigh: line(40).meta({ title: "Replacement cost, high" }),
      months: line(40).meta({ title: "Time to full productivity" }),
      gain: line(40).meta({ title: "Turnover you can prevent" }),
      gainHint: line(80).meta({ title: "Hint below the turnover you can prevent" }),
      month: templateText(["count"], 30).meta({ title: "One month" }),
      monthsOf: templateText(["count"], 30).meta({ title: "Several months" }),
    }),
    results: fieldset("Result", {
      to: line(10).meta({ title: "Text between the low and the high amount" }),
      unit: line(20).meta({ title: "Text after the amount" }),
      seats: templateText(["count"], 30).meta({ title: "Drawing: count of seats" }),
      leave: templateText(["count"], 30).meta({ title: "Drawing: count of people who leave" }),
      stay: templateText(["count"], 70).meta({ title: "Drawing: count of people who stay" }),
      inYear: line(30).meta({ title: "Drawing: the period" }),
      seat: line(30).meta({ title: "Text before the cost of one seat" }),
      scale: templateText(["count"], 60).meta({ title: "Drawing: meaning of one figure" }),
    }),
    rows: fieldset("Rows of the table", {
      replace: line(40).meta({ title: "People to replace" }),
      ramp: line(40).meta({ title: "Ramp-up time" }),
      kept: templateText(["people", "gain"], 60).meta({ title: "People kept" }),
      keptAll: line(60).meta({ title: "People kept, if nobody leaves any more" }),
      left: line(40).meta({ title: "Left after prevention" }),
      each: templateText(["count"], 20).meta({ title: "Count with its unit" }),
      to: templateText(["low", "high"], 40).meta({ title: "A low and a high amount" }),
    }),
    note: templateText(["saved", "gain"], 300).meta({ title: "Note below the table" }),
  }).meta({ title: "What does turnover cost?" }),
});

export type ToolsText = z.infer<typeof ToolsSchema>;
