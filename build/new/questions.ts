import type * as z from "zod";
import { describeIssues } from "../../model/source/describe-issue.ts";
import type { commands } from "../../site/settings/commands.ts";
import type { DataFiles } from "../../model/kinds/data-files.ts";
import { createInterface } from "node:readline/promises";
import { UsageError } from "../../site/settings/run-command.ts";

type OptionValues = Readonly<Partial<Record<QuestionName, string | string[]>>>;

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

type QuestionName = keyof (typeof commands)["new"]["options"];

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

type Answers = Readonly<Partial<Record<QuestionName, unknown>>>;

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

function readAnswer(
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

/**
 * Takes answers from options, and asks for the others in the terminal.
 * @throws UsageError if an option's value is invalid, belongs to another kind, or is missing and there is no terminal
 */
export async function collectAnswers(
  questions: readonly Question[],
  optionValues: OptionValues,
): Promise<Answers> {
  const isTerminal = process.stdin.isTTY;
  const names = questions.map(({ name }) => name);
  const inapplicableOption = (Object.keys(optionValues) as QuestionName[]).find(
    (name) => !names.includes(name),
  );
  if (inapplicableOption !== undefined)
    throw createUsageError(
      `--${inapplicableOption} does not apply to this kind of entry. Its options are ${list(names)}`,
    );
  const missing = questions.filter(
    ({ name, fallback }) => optionValues[name] === undefined && fallback === undefined,
  );
  if (missing.length > 0 && !isTerminal)
    throw createUsageError(
      `The input is not a terminal, so these options are required: ${list(missing.map(({ name }) => name))}`,
    );
  const answers: Partial<Record<QuestionName, unknown>> = {};
  for (const { refine, ...fixed } of questions) {
    const question: Question = { ...fixed, ...refine?.(answers) };
    const value = optionValues[question.name];
    if (value === undefined && isTerminal) {
      answers[question.name] = await ask(question);
      continue;
    }
    const readResult = readAnswer(question, value ?? "");
    if ("problem" in readResult) throw createUsageError(`--${question.name}: ${readResult.problem}`);
    answers[question.name] = readResult.value;
  }
  return answers;
}

const list = (names: readonly string[]): string => names.map((name) => `--${name}`).join(", ");

const createUsageError = (problem: string): UsageError => new UsageError("new", `${problem}.`);

async function ask(question: Question): Promise<unknown> {
  const { text, choices = [], fallback, isList = false } = question;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and Ctrl-D end the command before anything is written.
  const stop = (): never => process.exit(1);
  terminal.once("close", stop);
  const lines = [
    text,
    ...choices.map((choice, index) => `  ${String(index + 1).padStart(2)} ${choice}`),
    ...(isList ? ["  Separate several with commas."] : []),
  ];
  console.log(`\n${lines.join("\n")}`);
  const prompt = fallback === undefined ? "> " : `[${fallback}] > `;
  for (;;) {
    const readResult = readAnswer(question, await terminal.question(prompt));
    if ("problem" in readResult) {
      console.log(`  ${readResult.problem.replace(/^f/, "F")}.`);
      continue;
    }
    // Remove only our own listener: readline's listeners keep this interface from echoing later answers.
    terminal.off("close", stop);
    terminal.close();
    return readResult.value;
  }
}
