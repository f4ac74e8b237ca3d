import * as z from "zod";
import { PageSchema } from "./page-parts.ts";
import { templateText } from "./template-text.ts";
import { line, sitePath } from "./text.ts";

const text = line(260);

const StateSchema = z.strictObject({
  title: line(60).meta({ title: "Heading" }),
  lead: text.meta({ title: "Sentence below the heading" }),
});
const OpenStateSchema = z.strictObject({
  title: line(60).meta({ title: "Heading" }),
  lead: templateText(["by"]).meta({ title: "Sentence below the heading" }),
});
const PlaceSchema = z.strictObject({
  title: line(60).meta({ title: "Heading" }),
  lead: text.meta({ title: "Sentence below the heading" }),
});

const WaySchema = z.strictObject({
  received: OpenStateSchema.meta({ title: "Received, not read yet" }),
  read: OpenStateSchema.meta({ title: "Read by a recruiter" }),
  contacted: StateSchema.meta({ title: "Contacted" }),
  closed: StateSchema.meta({ title: "Closed" }),
  late: templateText(["by", "phone", "email"]).meta({ title: "Sentence once our promise is overdue" }),
});

const form = {
  title: line(60).meta({ title: "Heading" }),
  hint: line(200).meta({ title: "Hint below the heading" }),
  button: line(30).meta({ title: "Button" }),
  saved: line(60).meta({ title: "After it worked" }),
  invalid: line(160).meta({ title: "When the entry is not valid" }),
};

export const ReceiptSchema = PageSchema.omit({ hero: true }).extend({
  open: PlaceSchema.extend({
    label: line(40).meta({ title: "Label of the field for the link" }),
    hint: line(120).meta({ title: "Hint below that field" }),
    button: line(30).meta({ title: "Button" }),
    invalid: line(160).meta({ title: "When the link is not valid" }),
    waiting: line(60).meta({ title: "While the receipt is opened" }),
    script: templateText(["phone", "email"]).meta({ title: "Note without JavaScript" }),
  }).meta({ title: "Page without a link" }),
  unknown: PlaceSchema.meta({ title: "Link that opens nothing" }),
  tooMany: PlaceSchema.meta({ title: "Too many tries" }),
  unreachable: PlaceSchema.extend({ again: line(30).meta({ title: "Button" }) }).meta({
    title: "No connection",
  }),
  withdrawn: PlaceSchema.extend({
    home: line(40).meta({ title: "Link text" }),
    homeHref: sitePath.meta({ title: "Where the link leads" }),
  }).meta({ title: "After a withdrawal" }),
  link: z
    .strictObject({
      title: line(40).meta({ title: "Heading" }),
      text: line(160).meta({ title: "Text" }),
      copy: line(30).meta({ title: "Button that copies it" }),
      copied: line(30).meta({ title: "That button, after the copy" }),
    })
    .meta({ title: "Note on the link" }),
  states: z
    .strictObject({
      lead: WaySchema.meta({ title: "A request" }),
      resume: WaySchema.extend({
        refused: z
          .strictObject({
            title: line(60).meta({ title: "Heading" }),
            lead: templateText(["fault"]).meta({ title: "Sentence below the heading" }),
          })
          .meta({ title: "File refused after it had arrived" }),
      }).meta({ title: "A resume" }),
      report: z
        .strictObject({
          received: StateSchema.meta({ title: "Received" }),
          mailed: StateSchema.meta({ title: "Report emailed" }),
        })
        .meta({ title: "A request for the salary report" }),
    })
    .meta({ title: "Heading by what was sent and how far it has come" }),
  faults: z
    .strictObject({
      locked: text.meta({ title: "It needs a password" }),
      unreadable: text.meta({ title: "It does not open" }),
      active: text.meta({ title: "It has macros or embedded objects" }),
      infected: text.meta({ title: "The virus scanner has reported it" }),
      missing: text.meta({ title: "It is not there" }),
    })
    .meta({ title: "What is wrong with a file that was refused" }),
  schedule: z
    .strictObject({
      title: line(40).meta({ title: "Heading" }),
      step: line(20).meta({ title: "Column: step" }),
      when: line(20).meta({ title: "Column: when" }),
      now: line(20).meta({ title: "Mark of the present hour" }),
      notYet: line(30).meta({ title: "A step that has not happened" }),
      steps: z
        .strictObject({
          received: line(20).meta({ title: "Received" }),
          read: line(20).meta({ title: "Read" }),
          contacted: line(20).meta({ title: "Contacted" }),
          closed: line(20).meta({ title: "Closed" }),
          mailed: line(20).meta({ title: "Report emailed" }),
        })
        .meta({ title: "Names of the steps" }),
      stored: line(30).meta({ title: "Note beside the first step" }),
      took: templateText(["time"], 40).meta({ title: "Time that a step took" }),
      promised: templateText(["hours"], 60).meta({ title: "What we promised" }),
      due: templateText(["by"], 40).meta({ title: "When the promise runs out" }),
      late: templateText(["by"], 40).meta({ title: "When the promise has run out" }),
      ours: line(60).meta({ title: "Note beside our next step" }),
      later: line(60).meta({ title: "Note beside a later step" }),
    })
    .meta({ title: "Schedule" }),
  sent: z
    .strictObject({
      title: line(40).meta({ title: "Heading" }),
      name: line(30).meta({ title: "Label: name" }),
      company: line(30).meta({ title: "Label: company" }),
      kept: line(30).meta({ title: "Label: how long it is kept" }),
      agreed: line(30).meta({ title: "Label: consent text" }),
      size: templateText(["name", "size"], 40).meta({ title: "Name and size of the file" }),
    })
    .meta({ title: "What was sent" }),
  change: z
    .strictObject({
      title: line(40).meta({ title: "Heading" }),
      failed: line(160).meta({ title: "When a change fails" }),
      tooMany: line(160).meta({ title: "When there were too many changes" }),
      saving: line(30).meta({ title: "While a change is saved" }),
      contact: z
        .strictObject({
          ...form,
          titleEmail: line(60).meta({ title: "Heading where only an email was given" }),
        })
        .meta({ title: "Phone and email" }),
      note: z
        .strictObject({
          ...form,
          label: line(30).meta({ title: "Label of the field" }),
          placeholder: line(120).meta({ title: "Example in the field" }),
          earlier: line(40).meta({ title: "Heading of earlier notes" }),
        })
        .meta({ title: "Note" }),
      file: z
        .strictObject({
          ...form,
          label: line(30).meta({ title: "Label of the field" }),
          missing: line(80).meta({ title: "When no file is chosen" }),
        })
        .meta({ title: "Resume file" }),
      withdraw: z
        .strictObject({
          title: line(40).meta({ title: "Heading" }),
          hint: line(240).meta({ title: "Hint below the heading" }),
          button: line(30).meta({ title: "Button" }),
          question: line(60).meta({ title: "Question before it is deleted" }),
          consequences: line(240).meta({ title: "What the question explains" }),
          yes: line(30).meta({ title: "Answer: delete" }),
          no: line(30).meta({ title: "Answer: keep" }),
          held: line(200).meta({ title: "When it is on hold" }),
        })
        .meta({ title: "Withdrawal" }),
    })
    .meta({ title: "Changes" }),
});
