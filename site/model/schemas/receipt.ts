import * as z from "zod";
import { PageSchema } from "./page-parts.ts";
import { templateText } from "./template-text.ts";
import { line, sitePath } from "./text.ts";

const text = line(260);

const StateSchema = z.strictObject({ title: line(60), lead: text });
const OpenStateSchema = z.strictObject({ title: line(60), lead: templateText(["by"]) });
const PlaceSchema = z.strictObject({ title: line(60), lead: text });

/** Texts of the steps that a request or a resume goes through. */
const WaySchema = z.strictObject({
  received: OpenStateSchema,
  read: OpenStateSchema,
  contacted: StateSchema,
  closed: StateSchema,
  late: templateText(["by", "phone", "email"]),
});

const form = { title: line(60), hint: line(200), button: line(30), saved: line(60), invalid: line(160) };

/** Texts of the sender's own page about what was sent. */
export const ReceiptSchema = PageSchema.omit({ hero: true }).extend({
  open: PlaceSchema.extend({
    label: line(40),
    hint: line(120),
    button: line(30),
    invalid: line(160),
    waiting: line(60),
    script: templateText(["phone", "email"]),
  }),
  unknown: PlaceSchema,
  tooMany: PlaceSchema,
  unreachable: PlaceSchema.extend({ again: line(30) }),
  withdrawn: PlaceSchema.extend({ home: line(40), homeHref: sitePath }),
  link: z.strictObject({ title: line(40), text: line(160), copy: line(30), copied: line(30) }),
  states: z.strictObject({
    lead: WaySchema,
    resume: WaySchema,
    report: z.strictObject({ received: StateSchema, mailed: StateSchema }),
  }),
  schedule: z.strictObject({
    title: line(40),
    step: line(20),
    when: line(20),
    now: line(20),
    notYet: line(30),
    steps: z.strictObject({
      received: line(20),
      read: line(20),
      contacted: line(20),
      closed: line(20),
      mailed: line(20),
    }),
    stored: line(30),
    took: templateText(["time"], 40),
    promised: templateText(["hours"], 60),
    due: templateText(["by"], 40),
    late: templateText(["by"], 40),
    ours: line(60),
    later: line(60),
  }),
  sent: z.strictObject({
    title: line(40),
    name: line(30),
    company: line(30),
    kept: line(30),
    agreed: line(30),
    size: templateText(["name", "size"], 40),
  }),
  change: z.strictObject({
    title: line(40),
    failed: line(160),
    tooMany: line(160),
    saving: line(30),
    contact: z.strictObject({ ...form, titleEmail: line(60) }),
    note: z.strictObject({ ...form, label: line(30), placeholder: line(120), earlier: line(40) }),
    file: z.strictObject({ ...form, label: line(30), missing: line(80) }),
    withdraw: z.strictObject({
      title: line(40),
      hint: line(240),
      button: line(30),
      question: line(60),
      consequences: line(240),
      yes: line(30),
      no: line(30),
      held: line(200),
    }),
  }),
});

export type ReceiptTexts = z.infer<typeof ReceiptSchema>;
