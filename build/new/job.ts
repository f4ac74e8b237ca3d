import * as z from "zod";
import { DRAFT } from "../../model/publication.ts";
import { EMPLOYMENT_TYPES, JOB_STATES, JobSchema } from "../../model/schemas/job.ts";
import { TRADES } from "../../model/submissions/trades.ts";
import { INDUSTRY_IDS } from "../../model/schemas/services.ts";
import { createPageFile, DescriptionSchema, pageQuestions } from "./create-page-file.ts";
import type { NewKind } from "./new-kind.ts";
import { askField } from "./questions.ts";

const { trade, industry, employer, city, state, type, pay, otherPay, benefits, closes, ...texts } =
  JobSchema.shape;
const { low, high, per } = pay.shape;
const dollars = (title: z.ZodType) => z.coerce.number().meta(title.meta() ?? {});

const BODY = `## How the job is set up

Write here what the fields above do not say, without the client's name.
`;

/** A draft opening with the next requisition number. It asks for what every opening needs, for work on site. */
export const job: NewKind = {
  questions: (project) => [
    ...pageQuestions(project),
    askField("description", DescriptionSchema),
    askField("trade", trade, { choices: TRADES }),
    askField("industry", industry, { choices: INDUSTRY_IDS }),
    askField("employer", employer),
    askField("city", city.unwrap()),
    askField("state", state.unwrap(), { choices: JOB_STATES }),
    askField("type", type, { choices: EMPLOYMENT_TYPES, fallback: "full-time" }),
    askField("per", per, { choices: per.options }),
    askField("low", dollars(low)),
    askField("high", dollars(high)),
    askField("other-pay", otherPay),
    askField("benefits", benefits),
    askField("closes", closes),
    askField("project", texts.project),
    askField("duties", texts.duties),
    askField("requirements", texts.requirements),
  ],
  write: (project, { slug, per: unit, low: least, high: most, "other-pay": beside, ...answers }) =>
    createPageFile(project, "jobs", String(slug), {
      ...answers,
      pay: { low: least, high: most, per: unit },
      otherPay: beside,
      status: DRAFT,
      body: BODY,
    }),
};
