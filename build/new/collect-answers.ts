import { createInterface } from "node:readline/promises";
import { UsageError } from "../../site/settings/read-arguments.ts";
import { readAnswer, type Answers, type Question, type QuestionName } from "./questions.ts";

type OptionValues = Readonly<Partial<Record<QuestionName, string | string[]>>>;

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
