import * as z from "zod";
import { PHONE_PATTERN, createPhoneLink } from "../submissions/phone-number.ts";
import { TRADES } from "../submissions/trades.ts";
import { fieldset, fieldsetList } from "./fieldset.ts";
import { INDUSTRY_IDS } from "./services.ts";
import { STATES } from "./state.ts";
import { line, templateText } from "./text.ts";

/** Drawings in `site/drawings/portraits`. */
export const PORTRAITS = ["hard-hat", "glasses", "long-hair", "beard"] as const;

/** The recruiters whom pages name beside their forms, and what the firm signs where nobody is named. */
export const RecruitersSchema = z.strictObject({
  people: fieldsetList("Recruiters", [], {
    name: line(60).meta({ title: "Name", isUntranslated: true }),
    work: line(80).meta({ title: "Trade and region, in words", description: "Shown below the name." }),
    trades: z.array(z.enum(TRADES)).default([]).meta({
      title: "Trades",
      description: "Openings in these trades name this recruiter. Empty: openings in all trades.",
    }),
    industries: z.array(z.enum(INDUSTRY_IDS)).default([]).meta({
      title: "Industries",
      description: "The industries page names this recruiter beside them.",
    }),
    states: z.array(z.enum(STATES)).default([]).meta({
      title: "States",
      description: "Pages of these states name this recruiter. Empty: all states without one of their own.",
    }),
    before: line(80).meta({ title: "Work before recruiting" }),
    languages: line(60).meta({ title: "Languages" }),
    hours: line(60).meta({ title: "Hours", description: "With the time zone." }),
    phone: z
      .string()
      .regex(PHONE_PATTERN, "a phone number such as (302) 555-0142")
      .transform(createPhoneLink)
      .meta({ title: "Direct line" }),
    email: z.email("an email address").meta({ title: "Email" }),
    portrait: z.enum(PORTRAITS).meta({ title: "Drawn portrait", description: "Each portrait once." }),
  })
    .default([])
    .meta({ description: "Real people who agreed to be shown. The first match in the list is named." }),
  labels: fieldset("Labels", {
    before: line(30).meta({ title: "Work before recruiting" }),
    languages: line(30).meta({ title: "Languages" }),
    hours: line(30).meta({ title: "Hours" }),
    answers: templateText(["name"], 120).meta({ title: "Sentence below the form's heading" }),
    write: templateText(["name"], 60).meta({ title: "Link to the email" }),
    portrait: templateText(["name"], 80).meta({ title: "Text alternative of the portrait" }),
  }),
  promise: fieldset("What the firm signs", {
    title: line(60).meta({ title: "Heading" }),
    points: z.array(line(140)).min(3).max(5).meta({ title: "Promises" }),
    signed: line(60).meta({ title: "Below the firm's name" }),
  }).meta({ description: "Shown beside forms for which nobody is named." }),
});

export type Recruiter = z.infer<typeof RecruitersSchema>["people"][number];
