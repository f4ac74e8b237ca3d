import * as z from "zod";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { link, templateText, line, searchDescription, sitePath, slug, references } from "./text.ts";

const stateText = templateText(["state"]);
const payText = (...names: string[]) => templateText(["state", "year", ...names]);
const yesOrNo = z.strictObject({
  true: line(80).meta({ title: "If there is one" }),
  false: line(80).meta({ title: "If there is none" }),
});
const oshaPlan = z.strictObject({
  federal: line(160).meta({ title: "Federal OSHA" }),
  state: line(160).meta({ title: "State plan" }),
  "state-public-only": line(160).meta({ title: "State plan for public employees" }),
});
const contractorLicense = z.strictObject({
  statewide: line(120).meta({ title: "Statewide license" }),
  "specialty-only": line(120).meta({ title: "Licenses for trades only" }),
  registration: line(120).meta({ title: "Registration" }),
  local: line(120).meta({ title: "Local license" }),
});
const question = <T extends z.ZodRawShape>(otherFields: T) =>
  z.strictObject({ question: stateText.meta({ title: "Question" }), ...otherFields });

/** Text that all state pages share. Facts, cities and stories are in each state's file. */
export const StatePageSchema = z.strictObject({
  title: stateText.meta({ title: "Title in search results" }),
  heading: stateText.meta({ title: "Heading of the page" }),
  service: stateText.meta({ title: "Name of the service, for search engines" }),
  hero: fieldset("Top of the page", {
    primary: stateText.meta({ title: "Main button" }),
    secondary: stateText.meta({ title: "Second button" }),
    secondaryUnpublished: stateText.meta({ title: "Second button where no premium is published" }),
  }),
  figures: fieldset("Commitments to employers", {
    label: line(60).meta({ title: "Name of the figures, for screen readers" }),
    items: fieldsetList("Figures", [2, 4], {
      claim: slug.meta({ title: "Claim" }),
      label: line(80).meta({ title: "Caption" }),
    }),
  }),
  market: fieldset("Market", {
    title: stateText.meta({ title: "Heading" }),
    aside: line(120).meta({ title: "Sentence next to the heading" }),
  }),
  services: fieldset("Core services", { title: stateText.meta({ title: "Heading" }) }),
  roles: fieldset("Roles and pay", {
    title: stateText.meta({ title: "Heading" }),
    columns: fieldset("Column headings", {
      role: line(30).meta({ title: "Role" }),
      range: stateText.meta({ title: "Pay range" }),
      average: line(30).meta({ title: "Average" }),
      baseline: line(30).meta({ title: "Midwest baseline" }),
      demand: line(30).meta({ title: "Demand" }),
    }),
    unrated: line(30).meta({ title: "Role without a demand label" }),
    compare: templateText(["abbr"], 60).meta({ title: "Link to the comparison of states" }),
    explore: line(80).meta({ title: "Opens the salary explorer" }),
    own: payText("premium").meta({ title: "Pay note: the state is its own region" }),
    above: payText("region", "premium").meta({ title: "Pay note: the state's region has a premium" }),
    baseline: payText().meta({ title: "Pay note: the state is in the Midwest" }),
    unlisted: payText().meta({ title: "Pay note: no premium is published" }),
  }),
  example: fieldset("Example of a search", {
    label: line(40).meta({ title: "Label of the example" }),
    terms: fieldset("Facts below the story", {
      company: line(40).meta({ title: "Company" }),
      role: line(40).meta({ title: "Role" }),
      project: line(40).meta({ title: "Project" }),
      candidates: line(40).meta({ title: "Candidates presented" }),
      shortlist: line(40).meta({ title: "Days to the shortlist" }),
      hire: line(40).meta({ title: "Days to the signed offer" }),
      retention: line(40).meta({ title: "Retention" }),
    }),
    schedule: line(80).meta({ title: "Name of the schedule, for screen readers" }),
    more: line(60).meta({ title: "Opens the rest of the story" }),
    stages: fieldset("Stages of the schedule", {
      intake: line(30).meta({ title: "Intake call" }),
      shortlist: line(30).meta({ title: "Shortlist" }),
      interviews: line(30).meta({ title: "Interviews" }),
      offer: line(30).meta({ title: "Offer" }),
      signed: line(30).meta({ title: "Signed" }),
    }),
    note: stateText.meta({ title: "Note below the heading" }),
  }),
  sectors: fieldset("Key sectors", { title: stateText.meta({ title: "Heading" }) }),
  cities: fieldset("Major cities", {
    title: stateText.meta({ title: "Heading" }),
    lead: line(160).meta({ title: "Sentence below the heading" }),
  }),
  reasons: fieldset("Why hire through us", {
    title: stateText.meta({ title: "Heading" }),
    more: link(80).meta({ title: "Link to more information" }),
    checks: fieldset("Checks in the state", {
      title: line(60).meta({ title: "Heading" }),
      text: templateText(["state", "board"]).meta({ title: "Text" }),
    }),
  }).meta({ description: "Followed by cost and guarantee, whose text all pages share." }),
  request: fieldset("Request form", {
    title: stateText.meta({ title: "Heading" }),
    offer: stateText.meta({ title: "Link to the offer calculator" }),
    submit: line(40).meta({ title: "Button of the form" }),
    candidates: fieldset("Link for candidates", {
      text: stateText.meta({ title: "Link text" }),
      href: sitePath.meta({ title: "Link target" }),
      note: line(120).meta({ title: "Note below the link" }),
    }),
  }),
  facts: fieldset("Hiring facts", {
    title: stateText.meta({ title: "Heading" }),
    note: line(200).meta({ title: "Note below the facts" }),
    source: line(20).meta({ title: "Text before a source" }),
    labels: fieldset("Names of the facts", {
      oshaPlan: line(40).meta({ title: "OSHA plan" }),
      contractorLicense: line(40).meta({ title: "Contractor license" }),
      engineeringBoard: line(40).meta({ title: "Engineering board" }),
      rightToWork: line(40).meta({ title: "Right to work" }),
      prevailingWage: line(40).meta({ title: "Prevailing wage" }),
    }),
    values: fieldset("Values of the facts", {
      oshaPlan: oshaPlan.meta({ title: "OSHA plan" }),
      contractorLicense: contractorLicense.meta({ title: "Contractor license" }),
      rightToWork: yesOrNo.meta({ title: "Right-to-work law" }),
      prevailingWage: yesOrNo.meta({ title: "Prevailing-wage law" }),
    }),
  }),
  questions: fieldset("Questions and answers", {
    title: stateText.meta({ title: "Heading" }),
    speed: stateText.meta({ title: "What makes a search fast or slow" }),
    cost: question({ answer: line(300).meta({ title: "Answer" }) }).meta({ title: "What it costs" }),
    pay: stateText.meta({ title: "What to plan to pay" }),
    payCritical: templateText(["upper"], 120).meta({
      title: "What to plan to pay, for a critical role",
      description: "Follows the answer where pay is published. {upper} is the upper half of the range.",
    }),
    coverage: question({
      answer: templateText(["state", "cities", "sectors"]).meta({ title: "Answer" }),
    }).meta({
      title: "Cities and sectors",
    }),
    rules: question({
      contractorLicense: contractorLicense.meta({ title: "Sentence on contractor licenses" }),
      board: templateText(["board"]).meta({ title: "Sentence on the agency of contractors" }),
      specialtyBoard: templateText(["board"]).meta({
        title: "Sentence on the agency, where it licenses trades only",
      }),
      engineeringBoard: templateText(["board"]).meta({ title: "Sentence on the engineering board" }),
      oshaPlan: oshaPlan.meta({ title: "Sentence on the OSHA plan" }),
      rightToWork: yesOrNo.meta({ title: "Sentence on right to work" }),
      prevailingWage: yesOrNo.meta({ title: "Sentence on prevailing wage" }),
      close: line(120).meta({ title: "Last sentence" }),
    }).meta({ title: "Rules" }),
  }),
  nearby: fieldset("Nearby states", { title: stateText.meta({ title: "Heading" }) }),
  related: fieldset("Articles", { title: stateText.meta({ title: "Heading" }) }),
});

export type StatePage = z.infer<typeof StatePageSchema>;

export const LocationsSchema = z.strictObject({
  title: line(70).meta({ title: "Title in search results" }),
  description: searchDescription,
  heading: line(60).meta({ title: "Heading" }),
  lead: line(200).meta({ title: "Sentence below the heading" }),
  primary: link(40).meta({ title: "Main button" }),
  secondary: fieldset("Second button", {
    text: line(40).meta({ title: "Link text" }),
    href: z.literal("#states").meta({ title: "Link target" }),
  }),
  map: line(120).meta({ title: "Alt text of the map" }),
  premiums: fieldset("Key of the map", {
    title: line(60).meta({ title: "Heading" }),
    over: templateText(["percent"], 20).meta({ title: "Premium" }),
    baseline: line(30).meta({ title: "Of the region without a premium" }),
    unpublished: line(40).meta({ title: "Of states without a published premium" }),
    none: line(30).meta({ title: "In place of their premium" }),
    state: line(30).meta({ title: "One state" }),
    states: templateText(["count"], 30).meta({ title: "Several states" }),
    note: templateText(["year"], 160).meta({ title: "Sentence below the key" }),
  }),
  list: fieldset("List of states", {
    title: line(60).meta({ title: "Heading" }),
    lead: templateText(["count"], 160).meta({ title: "Sentence below the heading" }),
  }),
  pay: fieldset("Pay by region", {
    title: line(60).meta({ title: "Heading" }),
    lead: templateText(["year"], 200).meta({ title: "Sentence below the heading" }),
    compare: link(60).meta({ title: "Link to the comparison of states" }),
  }),
  related: fieldset("Articles at the end", {
    title: line(60).meta({ title: "Heading" }),
    articles: references("articles").length(3).meta({ title: "Articles" }),
  }),
});
