import * as z from "zod";
import { line, prose, sitePath } from "./text.ts";

const ActionSchema = z.strictObject({ text: line(60), href: sitePath });
const SectionSchema = z.strictObject({ title: line(80), lead: line(240) });

/** Texts of the home page, section by section. */
export const HomeSchema = z.strictObject({
  title: line(70),
  description: line(160),
  hero: z.strictObject({
    title: line(60),
    lead: line(200),
    primary: ActionSchema,
    secondary: ActionSchema,
    drawing: z.strictObject({ label: line(200), openPosition: line(30), length: line(40), depth: line(40) }),
  }),
  figures: z
    .array(z.strictObject({ claim: line(40).meta({ reference: "claims" }), label: line(60) }))
    .min(3)
    .max(5),
  services: SectionSchema.extend({ more: ActionSchema }),
  partners: z.strictObject({
    title: line(60),
    label: line(40),
    firms: z.array(line(40)).length(5),
  }),
  searches: SectionSchema.extend({
    columns: z.tuple([line(30), line(30), line(30)]),
    rows: z
      .array(z.strictObject({ name: line(60), model: line(60), detail: line(60), href: sitePath }))
      .min(1),
  }),
  report: SectionSchema,
  story: z.strictObject({
    label: line(40),
    title: line(80),
    text: prose,
    facts: z.array(z.strictObject({ term: line(40), value: line(40) })).min(1),
    days: z.int().positive(),
    schedule: z
      .array(
        z.strictObject({
          stage: line(30),
          from: z.number(),
          to: z.number(),
          note: line(80),
          milestone: z.boolean().default(false),
        }),
      )
      .min(2),
  }),
  contact: SectionSchema.extend({ steps: z.array(line(160)).min(1) }),
});

export type Home = z.infer<typeof HomeSchema>;
