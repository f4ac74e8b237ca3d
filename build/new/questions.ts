import type * as z from "zod";
import { describeIssues } from "../../model/source/describe-issue.ts";
import type { commands } from "../../site/settings/commands.ts";
import type { DataFiles } from "../../model/kinds/data-files.ts";

export interface Project {
  root: string;
  data: DataFiles;
  /** Today's date in the agency's time zone, in ISO 8601. */
  today: string;
}

export interface NewFile {
  file: string;
  /** The file's complete new text, even if only one entry is added. */
  text: string;
  nextStep: string;
}

export interface NewKind {
  questions: (project: Project) => Question[];
  /** @throws ExpectedError if the entry already exists */
  write: (project: Project, answers: Answers) => Promise<NewFile>;
}

export type QuestionName = keyof (typeof commands)["new"]["options"];

/** A value for a new entry, taken from a command-line option or asked for in the terminal. */
export interface Question {
  name: QuestionName;
  text: string;
  schema: z.ZodType;
  choices?: readonly string[];
  /** Default for an empty answer; "" leaves the value unset. If undefined, an answer is required. */
  fallback?: string;
  isList?: boolean;
  /** Returns the properties of the question that depend on earlier answers. */
  refine?: (answers: Answers) => Partial<Question>;
}

export type Answers = Readonly<Partial<Record<QuestionName, unknown>>>;

/** Returns the question for a field, with the wording of the editor's form. */
export function askField(
  name: QuestionName,
  schema: z.ZodType,
  extraFields: Pick<Question, "choices" | "fallback" | "isList"> = {},
): Question {
  const { title = name, description } = (schema.meta() ?? {}) as { title?: string; description?: string };
  return {
    name,
    text: description === undefined ? title : `${title}. ${description}`,
    schema,
    ...extraFields,
  };
}

export function readAnswer(
  { schema, isList = false, choices, fallback }: Question,
  rawAnswer: string | readonly string[],
): { value: unknown } | { problem: string } {
  const texts = [rawAnswer]
    .flat()
    .flatMap((text) => (isList ? text.split(",") : text))
    .map((text) => text.trim())
    .filter((text) => text !== "");
  if (texts.length === 0 && fallback === "") return { value: undefined };
  if (texts.length === 0 && fallback !== undefined) texts.push(fallback);
  const resolvedTexts = texts.map((text) => resolveChoice(text, choices));
  const value = isList ? resolvedTexts : (resolvedTexts[0] ?? "");
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data };
  return {
    problem: describeIssues(result.error.issues, schema, value)[0]?.problem ?? "this value is invalid",
  };
}

function resolveChoice(text: string, choices: readonly string[] = []): string {
  const numberedChoice = /^\d+$/.test(text) ? choices[Number(text) - 1] : undefined;
  return numberedChoice ?? choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? text;
}
