import { reportTable } from "../submissions/report-fields.ts";
import * as z from "zod";
import { TRANSLATIONS } from "../languages.ts";
import { fieldset } from "./fieldset.ts";
import { PHONE_PATTERN, createPhoneLink } from "../submissions/phone-number.ts";
import { httpsUrl, isoDate, line, prose, slug } from "./text.ts";

/** Figures that the site states about the agency, keyed by id. */
export const ClaimsSchema = z
  .record(
    slug.meta({ title: "Name in placeholders" }),
    z.strictObject({
      text: line(40).meta({
        title: "Figure",
        description: "Inserted wherever text contains {{claims.\u2026}} with this name.",
      }),
      meaning: line(200).meta({ title: "Meaning" }),
      source: line(160).meta({
        title: "Source",
        description: "Origin of the figure; visitors see this.",
      }),
      owner: line(80).meta({
        title: "Owner",
        isUntranslated: true,
        description: "Person responsible for the figure; visitors do not see this.",
      }),
      reviewed: isoDate.meta({ title: "Last review", description: "Visitors do not see this." }),
    }),
  )
  .meta({ title: "Claims" });

export type Claims = z.infer<typeof ClaimsSchema>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).format() !== "" && name.includes("/");
  } catch {
    return false;
  }
}

const term = (title: string, description: string) => prose.max(400).optional().meta({ title, description });

/** The agency's name, contact details and profiles. Replacing `content/_data/agency.yaml` rebrands the site. */
export const AgencySchema = z.strictObject({
  name: line(60).meta({ title: "Name of the agency", isUntranslated: true }),
  shortName: line(30).meta({ title: "Short name", isUntranslated: true }),
  legalName: line(80).meta({ title: "Legal name", isUntranslated: true }),
  entity: line(80).meta({ title: "Type of legal entity" }),
  registeredIn: line(80).meta({ title: "Where it is registered" }),
  founded: z.int().min(1900).max(2100).meta({ title: "Year founded" }),
  phone: z
    .string()
    .regex(
      PHONE_PATTERN,
      "a phone number such as (302) 555-0142, or with a country code, such as +44 20 7946 0018",
    )
    .transform(createPhoneLink)
    .meta({ title: "Phone", description: "As displayed; links dial the same number." }),
  email: z.email("an email address").meta({ title: "Email" }),
  network: fieldset("Professional network", {
    name: line(40).meta({ title: "Name of the network", isUntranslated: true }),
    href: httpsUrl.meta({ title: "URL of the profile" }),
  }),
  url: httpsUrl.meta({ title: "URL of the site" }),
  slogan: line(120).meta({ title: "Slogan" }),
  description: line(200).meta({ title: "Description of the agency" }),
  keywords: z.array(line(60)).min(1).meta({ title: "Keywords for search engines" }),
  timeZone: z.string().refine(isTimeZone, "the name of a time zone, such as America/New_York").meta({
    title: "Time zone",
    isUntranslated: true,
    description: "The time zone of the deadlines in our emails.",
  }),
  postalAddress: line(160).optional().meta({
    title: "Postal address",
    description: "For mails about openings, in which the law asks for it.",
    isUntranslated: true,
  }),
  scheduler: httpsUrl.optional().meta({
    title: "Calendar",
    description:
      "Page where senders pick a time for a call. Linked after a form is sent, and in the first mail.",
    isUntranslated: true,
  }),
  answersIn: z.array(z.enum(TRANSLATIONS)).default([]).meta({
    title: "Languages in which somebody answers, besides English",
    description:
      "Pages in these languages say so. Add a language once somebody reads and answers it every working day.",
  }),
  terms: fieldset("Terms of a permanent search", {
    feeBasis: term("Basis of the fee", "What the fee is counted on, and its rate."),
    exclusivity: term("Exclusivity", "Whether an employer may use other firms and its own people."),
    guarantee: term(
      "Conditions of the guarantee",
      "What it needs from the employer, and what it leaves out.",
    ),
    noReplacement: term("No replacement", "What happens if the second search ends without a hire."),
    clientEmployees: term(
      "Employees of clients",
      "Whether the agency recruits people who work for a client.",
    ),
    emergency: term("Emergency fills", "Who calls, and what else differs from a standard search."),
  })
    .default({})
    .meta({
      description: "As in the agreement. Questions about terms that are empty are not on the pages.",
    }),
  securityContactUntil: isoDate.meta({ title: "Expiration date of the security contact" }),
  reportIssued: isoDate.meta({ title: "Issue date of the salary report and its pay table" }),
  updated: isoDate.meta({
    title: "Last change to the site's text",
    description:
      "Shown in the footer of every page except articles and legal pages, which have their own dates.",
  }),
  fictional: prose.optional().meta({
    title: "Fictional content",
    isUntranslated: true,
    description: "A note for the site's operators; no page shows it.",
  }),
});

export type Agency = z.infer<typeof AgencySchema>;

const period = z.strictObject({
  months: z.int().min(1).max(240).meta({ title: "Months" }),
  countedFrom: z.enum(["sent", "last_contact"]).meta({
    title: "Counted from",
    description:
      "Sent: the day it was sent. Last contact: the day of the last note about it, or else the day it was sent.",
  }),
});

export const RetentionSchema = z.strictObject({
  contact_submissions: period.meta({ title: "Requests from employers" }),
  resume_submissions: period.meta({ title: "Resumes and applications" }),
  [reportTable]: period.meta({ title: "Emails for the salary report" }),
  backups: fieldset("Backups", { days: z.int().min(1).max(30).meta({ title: "Days at most" }) }).meta({
    description: "How long the server keeps its backups.",
  }),
});
