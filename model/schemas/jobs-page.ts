import * as z from "zod";
import { fieldset } from "./fieldset.ts";
import { ALERT_PAGES, type AlertPage } from "../jobs/mailed-pages.ts";
import { EMPLOYMENT_TYPES, LABOR_TERMS, LEVELS, NEEDS, WORKPLACES } from "./job.ts";
import { TRADES } from "../submissions/trades.ts";
import { heading, PageSchema } from "./page-parts.ts";
import { line, templateText } from "./text.ts";

/** Converts a name to a label: `on-site` to "On site", `otherPay` to "Other pay". */
function toLabel(name: string): string {
  const words = name
    .replace(/([A-Z])/g, " $1")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields with a text for each value of a field of openings. */
const texts = <Name extends string>(title: string, names: readonly Name[], max = 60) =>
  fieldset(
    title,
    Object.fromEntries(names.map((name) => [name, line(max).meta({ title: toLabel(name) })])) as Record<
      Name,
      z.ZodString
    >,
  );

const countTexts = (title: string) =>
  fieldset(title, {
    one: line(60).meta({ title: "One" }),
    several: templateText(["count"], 60).meta({ title: "Several" }),
  });

const alertPage = z.strictObject({
  title: line(60).meta({ title: "Heading" }),
  text: line(240).meta({ title: "Text" }),
  button: line(40).optional().meta({ title: "Button" }),
});

/** Texts of the list of openings, and of the page of each opening. */
export const JobsPageSchema = PageSchema.extend({
  crumb: line(40).meta({ title: "Name in the breadcrumb" }),
  empty: fieldset("Without openings", {
    title: line(60).meta({ title: "Heading" }),
    lead: line(260).meta({ title: "Sentence below the heading" }),
    drawing: line(200).meta({ title: "Alt text of the drawing" }),
    promises: line(60).meta({ title: "Heading of the promises" }),
    points: z.array(line(200)).min(2).max(5).meta({ title: "Promises" }),
    form: line(60).meta({ title: "Heading of the form" }),
  }),
  list: fieldset("The list", {
    openings: countTexts("Number of openings"),
    seats: countTexts("Number of seats"),
    trade: templateText(["name"], 80).meta({ title: "Heading of a trade" }),
    state: templateText(["name"], 80).meta({ title: "Heading of a state" }),
    description: templateText(["name"], 160).meta({ title: "Description of a trade or state" }),
    none: templateText(["name"], 160).meta({ title: "Without openings in a trade or state" }),
    all: line(40).meta({ title: "Link to all openings" }),
    trades: line(40).meta({ title: "Heading of the trades" }),
    states: line(40).meta({ title: "Heading of the states" }),
    newest: templateText(["count", "all"], 160).meta({ title: "If the list is shortened" }),
    position: line(20).meta({ title: "Column: role" }),
    place: line(20).meta({ title: "Column: place" }),
    closing: line(20).meta({ title: "Column: closing date" }),
    hourly: line(160).meta({ title: "Note about hourly pay" }),
    drafts: line(80).meta({ title: "Label of drafts" }),
    resume: line(80).meta({ title: "Link to the resume form" }),
    untranslated: line(120).meta({ title: "Note that titles are in English, in other languages" }),
  }),
  trades: texts("Trades", TRADES),
  types: texts("Employment", EMPLOYMENT_TYPES),
  workplaces: texts("Workplaces", WORKPLACES),
  levels: texts("Levels", LEVELS),
  labor: texts("Labor agreements", LABOR_TERMS),
  needs: texts("Needs of certifications", NEEDS),
  pay: fieldset("Pay", {
    range: templateText(["low", "high"], 40).meta({ title: "Range" }),
    hour: line(20).meta({ title: "Per hour" }),
    year: line(20).meta({ title: "Per year" }),
    base: line(40).meta({ title: "Behind the range" }),
    scale: line(60).meta({ title: "Name of the scale, for screen readers" }),
    published: templateText(["role", "place", "year", "low", "high"], 160).meta({
      title: "The published range of the role",
    }),
  }),
  place: fieldset("Place", {
    remote: line(30).meta({ title: "Remote, in the list" }),
    from: templateText(["states"], 200).meta({ title: "Remote, with states" }),
    dc: line(40).meta({ title: "The District of Columbia" }),
  }),
  dates: fieldset("Dates", {
    posted: templateText(["day"], 60).meta({ title: "Posted" }),
    closes: templateText(["day", "zone"], 120).meta({ title: "Closes" }),
    ongoing: line(80).meta({ title: "Ongoing" }),
    ongoingShort: line(20).meta({ title: "Ongoing, in the list" }),
    fillBy: templateText(["day"], 80).meta({ title: "Filled by" }),
  }),
  job: fieldset("The page of an opening", {
    draft: line(80).meta({ title: "Label of a draft" }),
    scale: line(60).meta({ title: "Heading of the pay drawing" }),
    facts: line(40).meta({ title: "Heading of the facts" }),
    untranslated: line(80).meta({
      title: "Note in other languages",
      description: "On pages in another language, above the text, which is in English.",
    }),
    labels: texts(
      "Labels of the facts",
      [
        "place",
        "company",
        "project",
        "duties",
        "requirements",
        "credentials",
        "otherPay",
        "benefits",
        "work",
        "dates",
        "requisition",
      ] as const,
      40,
    ),
    company: templateText(["employer"], 200).meta({ title: "Company" }),
    perDiem: templateText(["amount"], 60).meta({ title: "Lodging money" }),
    travel: templateText(["percent"], 60).meta({ title: "Travel" }),
    noTravel: line(60).meta({ title: "No travel" }),
    more: line(60).meta({ title: "Heading of the text" }),
    place: line(40).meta({ title: "Heading of the map" }),
    address: line(160).meta({ title: "Text beside the map" }),
    state: templateText(["state"], 60).meta({ title: "Link to the state's page" }),
    others: templateText(["state"], 60).meta({ title: "Link to the state's openings" }),
    next: line(60).meta({ title: "Heading of the steps" }),
    similar: line(60).meta({ title: "Heading of similar openings" }),
    unlike: line(60).meta({ title: "Heading of other openings, if none is similar" }),
    apply: fieldset("Form", heading(60, 260)),
  }),
  alert: fieldset("Job alerts", {
    title: line(60).meta({ title: "Heading of the form" }),
    lead: line(200).meta({ title: "Sentence below the heading" }),
    email: line(40).meta({ title: "Label: email" }),
    trade: line(40).meta({ title: "Label: trade" }),
    allTrades: line(40).meta({ title: "Choice of all trades" }),
    state: line(40).meta({ title: "Label: state" }),
    allStates: line(40).meta({ title: "Choice of all states" }),
    send: line(40).meta({ title: "Button" }),
    small: line(200).meta({ title: "Small print" }),
    pages: fieldset(
      "Pages that follow",
      Object.fromEntries(
        ALERT_PAGES.map((page) => [page, alertPage.meta({ title: toLabel(page) })]),
      ) as Record<AlertPage, typeof alertPage>,
    ),
  }),
  question: fieldset("The question whether an opening is still open", {
    yes: line(40).meta({ title: "Button: open" }),
    no: line(40).meta({ title: "Button: not open" }),
    ask: alertPage.omit({ button: true }).meta({ title: "Ask" }),
    open: alertPage.omit({ button: true }).meta({ title: "Open" }),
    ended: alertPage.omit({ button: true }).meta({ title: "Not open" }),
    unknown: alertPage.omit({ button: true }).meta({ title: "Unknown link" }),
  }).meta({ isUntranslated: true }),
  ended: fieldset("The page of an opening that has ended", {
    title: templateText(["title"], 120).meta({ title: "Heading" }),
    filled: line(200).meta({ title: "Filled" }),
    closed: templateText(["day"], 200).meta({ title: "Closed" }),
    hidden: line(200).meta({ title: "Taken off the site" }),
    similar: line(60).meta({ title: "Heading of similar openings" }),
    none: line(200).meta({ title: "Without similar openings" }),
  }),
});
