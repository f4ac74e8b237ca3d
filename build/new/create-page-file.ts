import { toSlug } from "../../model/slug.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { ENTRY_KINDS, readEntryNumber } from "../editor/content-kinds.ts";
import { writeEntry } from "../editor/browser/entry-text.ts";
import { toDocumentTitle, MAX_TITLE_LENGTH } from "../../model/kinds/to-document-title.ts";
import { entryFile, getKindExtension, getKindFolder } from "../../model/kinds/list-entries.ts";
import { getPageKind, type KindName } from "../../model/kinds/page-kinds.ts";
import { readContentFolder } from "../../model/source/content-folder.ts";
import { line, slug } from "../../model/schemas/text.ts";
import { ExpectedError } from "../../model/expected-error.ts";
import { type NewFile, type Project, type Question, type NewKind, askField } from "./questions.ts";
import { DRAFT } from "../../model/publication.ts";
import { EMPLOYMENT_TYPES, JOB_STATES, JobSchema } from "../../model/schemas/job.ts";
import { TRADES } from "../../model/submissions/trades.ts";
import { INDUSTRY_IDS } from "../../model/schemas/services.ts";

const { trade, industry, employer, city, state, type, pay, otherPay, benefits, closes, ...texts } =
  JobSchema.shape;
const { low, high, per } = pay.shape;

const BODY = `## How the job is set up

Write here what the fields above do not say, without the client's name.
`;

export function pageQuestions({ data: { agency } }: Project): Question[] {
  const maxLength = MAX_TITLE_LENGTH - toDocumentTitle("", agency).length;
  return [
    {
      name: "title",
      text: `Heading, at most ${maxLength} characters`,
      schema: line(maxLength),
    },
    {
      name: "slug",
      text: "File name, which is the last part of the page's URL",
      schema: slug,
      fallback: "",
      refine: ({ title }) => ({ fallback: toSlug(removeAccents(String(title))) }),
    },
  ];
}

export const DescriptionSchema = z
  .string()
  .min(100)
  .max(160)
  .meta({ title: "Description in search results, 100 to 160 characters" });

/**
 * Returns the file of a new page.
 * @param entry values in addition to the defaults of its kind
 * @throws ExpectedError if the file exists
 */
export async function createPageFile(
  { root, today }: Project,
  kind: KindName,
  name: string,
  entry: Record<string, unknown>,
): Promise<NewFile> {
  const file = entryFile(kind, name);
  if (existsSync(join(root, file)))
    throw new ExpectedError(`${file} already exists. Choose another name with --slug.`);
  const sheets = readContentFolder(root, getKindFolder(kind), getKindExtension(kind)).flatMap(
    ({ text }) => readEntryNumber(text) ?? [],
  );
  return {
    file,
    text: await writeEntry(ENTRY_KINDS[kind], { ...getPageKind(kind).defaults?.(sheets, today), ...entry }),
    nextStep: `To see the page while you write its text, run \`npm run dev\` and open ${getPageKind(kind).path(name)}. To publish it, remove \`status: draft\`.`,
  };
}

const removeAccents = (title: string): string => title.normalize("NFKD").replace(/[\u0300-\u036f'’]/g, "");

const dollars = (title: z.ZodType) => z.coerce.number().meta(title.meta() ?? {});

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
