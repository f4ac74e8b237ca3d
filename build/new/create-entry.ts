import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadDataFiles } from "../../model/loading/load-data.ts";
import { loadContent } from "../../model/loading/load-site.ts";
import { ContentError, formatMistake, type Mistake } from "../../model/source/content-error.ts";
import { ExpectedError } from "../../model/expected-error.ts";
import { readArguments, UsageError } from "../../site/settings/read-arguments.ts";
import { collectAnswers } from "./collect-answers.ts";
import { article } from "./article.ts";
import { legal } from "./legal.ts";
import type { NewKind } from "./new-kind.ts";
import { partner } from "./partner.ts";
import { stateFact } from "./state-fact.ts";

const KINDS: Readonly<Record<string, NewKind>> = { article, "state-fact": stateFact, partner, legal };

/**
 * Asks for the values of a new entry, unless they are among the arguments, and writes it.
 * @param root the project's root folder
 * @throws ExpectedError with the mistakes in the new entry, which is then not written
 */
export async function createEntry(
  args: readonly string[],
  root: string,
  print: (text: string) => void,
): Promise<void> {
  const { values, words } = readArguments("new", args);
  const [name = "", ...rest] = words;
  const kind = KINDS[name];
  if (kind === undefined || rest.length > 0)
    throw new UsageError("new", `Specify one kind of entry to create: ${Object.keys(KINDS).join(", ")}.`);
  const data = loadDataFiles(root);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: data.agency.timeZone }).format(new Date());
  const project = { root, data, today };
  const { file, text, nextStep } = await kind.write(
    project,
    await collectAnswers(kind.questions(project), values),
  );
  writeOrRestore(root, file, text);
  print(`Wrote ${file}. ${nextStep}`);
}

/** @throws ExpectedError with the file's mistakes, after restoring the file */
function writeOrRestore(root: string, file: string, text: string): void {
  const path = join(root, file);
  const before = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  writeFileSync(path, text);
  const mistakes = mistakesOf(root, file);
  if (mistakes.length === 0) return;
  if (before === undefined) rmSync(path);
  else writeFileSync(path, before);
  throw new ExpectedError(`${mistakes.map(formatMistake).join("\n")}\nNothing was written.`);
}

function mistakesOf(root: string, file: string): Mistake[] {
  const readMistakes = (): readonly Mistake[] => {
    try {
      return loadContent(root).invalidDrafts.flatMap(({ mistakes }) => mistakes);
    } catch (error) {
      if (error instanceof ContentError) return error.mistakes;
      throw error;
    }
  };
  return readMistakes().filter((mistake) => mistake.file === file);
}
