import * as z from "zod";
import { templateText } from "./template-text.ts";
import { line } from "./text.ts";

const stateText = templateText(["state"]);
const payText = (...names: string[]) => templateText(["state", "year", ...names]);
const yesOrNo = z.strictObject({ true: line(80), false: line(80) });
const oshaPlan = z.strictObject({ federal: line(160), state: line(160), "state-public-only": line(160) });
const contractorLicense = z.strictObject({
  statewide: line(120),
  "specialty-only": line(120),
  registration: line(120),
  local: line(120),
});
const stage = (...names: string[]) => z.strictObject({ name: line(30), note: templateText(names, 60) });
const question = <T extends z.ZodRawShape>(rest: T) => z.strictObject({ question: stateText, ...rest });

/** Texts that all state pages share; facts, cities and stories are in each state's own file. */
export const StatePageSchema = z.strictObject({
  title: stateText,
  heading: stateText,
  service: stateText,
  hero: z.strictObject({ primary: stateText, secondary: stateText }),
  chain: z.strictObject({
    label: stateText,
    badge: line(40),
    note: stateText,
    shortlist: line(40),
    hire: line(40),
    candidates: line(40),
    retention: line(40),
  }),
  market: z.strictObject({ title: stateText, aside: line(120) }),
  services: z.strictObject({ title: stateText }),
  roles: z.strictObject({
    title: stateText,
    columns: z.strictObject({
      role: line(30),
      range: stateText,
      average: line(30),
      baseline: line(30),
      demand: line(30),
    }),
    unpublished: line(30),
    unrated: line(30),
    compare: templateText(["abbr"], 60),
    own: payText("premium"),
    above: payText("region", "premium"),
    baseline: payText(),
    unlisted: payText(),
  }),
  example: z.strictObject({
    label: line(40),
    title: templateText(["Role", "project", "city"]),
    outcome: templateText(["Candidates", "shortlist", "ordinal", "hire"]),
    terms: z.strictObject({
      company: line(40),
      candidates: line(40),
      shortlist: line(40),
      hire: line(40),
    }),
    schedule: line(80),
    stages: z.strictObject({
      brief: stage(),
      shortlist: stage("Candidates"),
      interviews: stage("city"),
      offer: stage(),
      signed: stage("hire"),
    }),
    note: stateText,
  }),
  sectors: z.strictObject({ title: stateText }),
  cities: z.strictObject({ title: stateText, lead: line(160) }),
  request: z.strictObject({ title: stateText, offer: stateText, submit: line(40) }),
  facts: z.strictObject({
    title: stateText,
    note: line(200),
    source: line(20),
    labels: z.strictObject({
      oshaPlan: line(40),
      contractorLicense: line(40),
      engineeringBoard: line(40),
      rightToWork: line(40),
      prevailingWage: line(40),
    }),
    values: z.strictObject({ oshaPlan, contractorLicense, rightToWork: yesOrNo, prevailingWage: yesOrNo }),
  }),
  questions: z.strictObject({
    title: stateText,
    speed: question({ answer: templateText(["state", "scarce"], 500) }),
    cost: question({
      answer: templateText(["Role", "range"], 500),
      above: templateText(["state", "premium", "adjusted"]),
      baseline: stateText,
      unlisted: stateText,
    }),
    coverage: question({ answer: templateText(["state", "cities", "sectors"]) }),
    rules: question({
      contractorLicense,
      board: templateText(["board"]),
      engineeringBoard: templateText(["board"]),
      oshaPlan,
      rightToWork: yesOrNo,
      prevailingWage: yesOrNo,
      close: line(120),
    }),
  }),
  nearby: z.strictObject({ title: stateText }),
  related: z.strictObject({ title: stateText }),
});

export type StatePage = z.infer<typeof StatePageSchema>;
