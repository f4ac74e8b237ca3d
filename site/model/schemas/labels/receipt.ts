import type { Labels } from "./labels.ts";

const PLACE: Labels = { title: "Heading", lead: "Sentence below the heading" };

const WAY: Labels = {
  received: ["Received, not read yet", PLACE],
  read: ["Read by a recruiter", PLACE],
  contacted: ["Contacted", PLACE],
  closed: ["Closed", PLACE],
  late: "Sentence once our promise is overdue",
};

const FORM: Labels = {
  title: "Heading",
  hint: "Hint below the heading",
  button: "Button",
  saved: "After it worked",
  invalid: "When the entry is not valid",
};

/** Labels of the form for the sender's own page about what was sent. */
export const RECEIPT_LABELS: Labels = {
  open: [
    "Page without a link",
    {
      ...PLACE,
      label: "Label of the field for the link",
      hint: "Hint below that field",
      button: "Button",
      invalid: "When the link is not valid",
      waiting: "While the receipt is opened",
      script: "Note without JavaScript",
    },
  ],
  unknown: ["Link that opens nothing", PLACE],
  tooMany: ["Too many tries", PLACE],
  unreachable: ["No connection", { ...PLACE, again: "Button" }],
  withdrawn: ["After a withdrawal", { ...PLACE, home: "Link text", homeHref: "Where the link leads" }],
  link: [
    "Note on the link",
    { title: "Heading", text: "Text", copy: "Button that copies it", copied: "That button, after the copy" },
  ],
  states: [
    "Heading by what was sent and how far it has come",
    {
      lead: ["A request", WAY],
      resume: ["A resume", WAY],
      report: [
        "A request for the salary report",
        { received: ["Received", PLACE], mailed: ["Report emailed", PLACE] },
      ],
    },
  ],
  schedule: [
    "Schedule",
    {
      title: "Heading",
      step: "Column: step",
      when: "Column: when",
      now: "Mark of the present hour",
      notYet: "A step that has not happened",
      steps: [
        "Names of the steps",
        {
          received: "Received",
          read: "Read",
          contacted: "Contacted",
          closed: "Closed",
          mailed: "Report emailed",
        },
      ],
      stored: "Note beside the first step",
      took: "Time that a step took",
      promised: "What we promised",
      due: "When the promise runs out",
      late: "When the promise has run out",
      ours: "Note beside our next step",
      later: "Note beside a later step",
    },
  ],
  sent: [
    "What was sent",
    {
      title: "Heading",
      name: "Label: name",
      company: "Label: company",
      kept: "Label: how long it is kept",
      agreed: "Label: consent text",
      size: "Name and size of the file",
    },
  ],
  change: [
    "Changes",
    {
      title: "Heading",
      failed: "When a change fails",
      tooMany: "When there were too many changes",
      saving: "While a change is saved",
      contact: ["Phone and email", { ...FORM, titleEmail: "Heading where only an email was given" }],
      note: [
        "Note",
        {
          ...FORM,
          label: "Label of the field",
          placeholder: "Example in the field",
          earlier: "Heading of earlier notes",
        },
      ],
      file: ["Resume file", { ...FORM, label: "Label of the field", missing: "When no file is chosen" }],
      withdraw: [
        "Withdrawal",
        {
          title: "Heading",
          hint: "Hint below the heading",
          button: "Button",
          question: "Question before it is deleted",
          consequences: "What the question explains",
          yes: "Answer: delete",
          no: "Answer: keep",
          held: "When it is on hold",
        },
      ],
    },
  ],
};
