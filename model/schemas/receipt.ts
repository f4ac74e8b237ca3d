import * as z from "zod";
import { fieldset } from "./fieldset.ts";
import { heading, PageSchema } from "./page-parts.ts";
import { templateText, line, sitePath } from "./text.ts";

const text = line(260);

const HeadingSchema = z.strictObject(heading(60, 260));
const OpenHeadingSchema = z.strictObject({
  title: line(60).meta({ title: "Heading" }),
  lead: templateText(["by", "how"]).meta({ title: "Sentence below the heading" }),
});
const StatusTextsSchema = z.strictObject({
  received: OpenHeadingSchema.meta({ title: "Received, not read yet" }),
  read: OpenHeadingSchema.meta({ title: "Read by a recruiter" }),
  contacted: HeadingSchema.meta({ title: "Contacted" }),
  closed: HeadingSchema.meta({ title: "Closed" }),
  late: templateText(["by", "phone", "email"]).meta({ title: "Sentence after our deadline has passed" }),
});

const form = {
  title: line(60).meta({ title: "Heading" }),
  hint: line(200).meta({ title: "Hint below the heading" }),
  button: line(30).meta({ title: "Button" }),
  saved: line(60).meta({ title: "After success" }),
  invalid: line(160).meta({ title: "Error for an invalid entry" }),
};

export const ReceiptSchema = PageSchema.omit({ hero: true }).extend({
  open: HeadingSchema.extend({
    label: line(40).meta({ title: "Label of the field for the link" }),
    hint: line(120).meta({ title: "Hint below the field for the link" }),
    button: line(30).meta({ title: "Button" }),
    invalid: line(160).meta({ title: "Error for an invalid link" }),
    waiting: line(60).meta({ title: "Shown while the receipt loads" }),
    script: templateText(["phone", "email"]).meta({ title: "Note without JavaScript" }),
  }).meta({ title: "Page without a link" }),
  unknown: HeadingSchema.meta({ title: "Unknown receipt" }),
  tooMany: HeadingSchema.meta({ title: "Too many attempts" }),
  unreachable: HeadingSchema.extend({ again: line(30).meta({ title: "Button" }) }).meta({
    title: "No connection",
  }),
  withdrawn: HeadingSchema.extend({
    home: line(40).meta({ title: "Link text" }),
    homeHref: sitePath.meta({ title: "Link target" }),
  }).meta({ title: "After a withdrawal" }),
  link: fieldset("Note on the link", {
    title: line(40).meta({ title: "Heading" }),
    text: line(160).meta({ title: "Text" }),
    mailed: line(160).meta({ title: "With an email address" }),
    only: line(160).meta({ title: "Without an email address" }),
    copy: line(30).meta({ title: "Button that copies it" }),
    copied: line(30).meta({ title: "Copy button after copying" }),
  }),
  how: fieldset("How we answer", {
    both: line(60).meta({ title: "With a phone number and an email address" }),
    email: line(60).meta({ title: "With an email address only" }),
    phone: line(60).meta({ title: "With a phone number only" }),
  }),
  states: fieldset("Headings by type of submission and status", {
    lead: StatusTextsSchema.meta({ title: "A request" }),
    resume: StatusTextsSchema.extend({
      fileless: OpenHeadingSchema.extend({
        button: line(40).meta({ title: "Button that leads to the field for the resume" }),
      }).meta({ title: "Received without a resume" }),
      refused: fieldset("File refused after the upload", {
        title: line(60).meta({ title: "Heading" }),
        lead: templateText(["fault"]).meta({ title: "Sentence below the heading" }),
      }),
    }).meta({ title: "A resume" }),
    report: fieldset("A request for the salary report", {
      received: HeadingSchema.meta({ title: "Received" }),
      mailed: HeadingSchema.meta({ title: "Report emailed" }),
    }),
  }),
  faults: fieldset("Problem with a refused file", {
    locked: text.meta({ title: "Password required" }),
    unreadable: text.meta({ title: "Unreadable" }),
    active: text.meta({ title: "Contains macros or embedded objects" }),
    infected: text.meta({ title: "Reported by the virus scanner" }),
    missing: text.meta({ title: "Missing" }),
  }),
  schedule: fieldset("Schedule", {
    title: line(40).meta({ title: "Heading" }),
    step: line(20).meta({ title: "Column: step" }),
    when: line(20).meta({ title: "Column: when" }),
    now: line(20).meta({ title: "Marker of the current time" }),
    notYet: line(30).meta({ title: "A step that has not happened" }),
    steps: fieldset("Names of the steps", {
      received: line(20).meta({ title: "Received" }),
      read: line(20).meta({ title: "Read" }),
      contacted: line(20).meta({ title: "Contacted" }),
      closed: line(20).meta({ title: "Closed" }),
      mailed: line(20).meta({ title: "Report emailed" }),
    }),
    stored: line(30).meta({ title: "Note next to the first step" }),
    took: templateText(["time"], 40).meta({ title: "Duration of a step" }),
    promised: templateText(["hours"], 60).meta({ title: "Promised time" }),
    due: templateText(["by"], 40).meta({ title: "Deadline" }),
    late: templateText(["by"], 40).meta({ title: "Deadline that has passed" }),
    ours: line(60).meta({ title: "Note next to our next step" }),
    later: line(60).meta({ title: "Note next to a later step" }),
  }),
  sent: fieldset("What was sent", {
    title: line(40).meta({ title: "Heading" }),
    name: line(30).meta({ title: "Label: name" }),
    company: line(30).meta({ title: "Label: company" }),
    kept: line(30).meta({ title: "Label: retention period" }),
    agreed: line(30).meta({ title: "Label: consent text" }),
    size: templateText(["name", "size"], 40).meta({ title: "Name and size of the file" }),
  }),
  change: fieldset("Changes", {
    title: line(40).meta({ title: "Heading" }),
    failed: line(160).meta({ title: "Error if a change fails" }),
    tooMany: line(160).meta({ title: "Error after too many changes" }),
    saving: line(30).meta({ title: "Shown while a change is saved" }),
    contact: fieldset("Phone and email", {
      ...form,
      titleEmail: line(60).meta({ title: "Heading if there is only an email address" }),
    }),
    note: fieldset("Note", {
      ...form,
      label: line(30).meta({ title: "Label of the field" }),
      placeholder: line(120).meta({ title: "Example in the field" }),
      earlier: line(40).meta({ title: "Heading of earlier notes" }),
    }),
    file: fieldset("Resume file", {
      ...form,
      label: line(30).meta({ title: "Label of the field" }),
      choose: line(30).meta({ title: "Button that opens the file dialog" }),
      add: fieldset("Without a file yet", {
        title: line(60).meta({ title: "Heading" }),
        hint: line(160).meta({ title: "Hint" }),
        label: line(30).meta({ title: "Label of the field" }),
        button: line(30).meta({ title: "Button" }),
      }),
      missing: line(80).meta({ title: "Error if no file is selected" }),
    }),
    withdraw: fieldset("Withdrawal", {
      title: line(40).meta({ title: "Heading" }),
      hint: line(240).meta({ title: "Hint below the heading" }),
      button: line(30).meta({ title: "Button" }),
      question: line(60).meta({ title: "Confirmation question" }),
      consequences: line(240).meta({ title: "Text of the confirmation" }),
      yes: line(30).meta({ title: "Answer: delete" }),
      no: line(30).meta({ title: "Answer: keep" }),
      held: line(200).meta({ title: "Note during a legal hold" }),
    }),
  }),
});

export type ReceiptText = z.infer<typeof ReceiptSchema>;
