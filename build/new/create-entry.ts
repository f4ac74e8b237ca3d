import { DRAFT, isMarkedDraft } from "../../model/publication.ts";
import { LegalPageSchema } from "../../model/schemas/legal-page.ts";
import { type NewKind, askField, type Question, collectAnswers } from "./questions.ts";
import { DescriptionSchema, createPageFile, pageQuestions, job } from "./create-page-file.ts";
import { readFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readEntry, writeEntry } from "../editor/browser/entry-text.ts";
import { DATA_KINDS, ENTRY_KINDS, readEntryNumber } from "../editor/content-kinds.ts";
import { PartnersSchema } from "../../model/schemas/partners.ts";
import { ExpectedError } from "../../model/expected-error.ts";
import * as z from "zod";
import { listCovers, readContentFolder } from "../../model/source/content-folder.ts";
import { ArticleSchema, CATEGORIES, TAGS } from "../../model/schemas/article.ts";
import { formatDay, toDay } from "../../model/format-day.ts";
import { loadDataFiles } from "../../model/loading/load-data.ts";
import { loadContent } from "../../model/loading/load-site.ts";
import { ContentError, formatMistake, type Mistake } from "../../model/source/content-error.ts";
import { readArguments, UsageError } from "../../site/settings/run-command.ts";
import { unwrapSchema } from "../../model/source/field-meta.ts";
import { StateSchema } from "../../model/schemas/state.ts";
import { listEntries } from "../../model/kinds/list-entries.ts";

const FACTS = StateSchema.shape.facts.shape;
const NAMES = Object.keys(FACTS) as (keyof typeof FACTS)[];
const { text, board, source, url, asOf } = FACTS.oshaPlan.unwrap().shape;

const stateFact: NewKind = {
  questions: ({ root }) => {
    const states = listEntries(root, "states");
    return [
      { name: "state", text: "State", schema: z.enum(states), choices: states },
      { name: "fact", text: "Fact", schema: z.enum(NAMES), choices: NAMES },
      {
        name: "value",
        text: "Value",
        schema: z.unknown(),
        refine: ({ fact }) => toValueQuestion(FACTS[fact as keyof typeof FACTS].unwrap().shape.value),
      },
      askField("text", text),
      askField("board", board, { fallback: "" }),
      askField("source", source),
      askField("url", url),
      askField("as-of", asOf),
    ];
  },
  write: async ({ root }, { state, fact, value, text, board, source, url, ...rest }) => {
    const file = `content/states/${String(state)}.yaml`;
    const entry = readEntry(ENTRY_KINDS.states, readFileSync(join(root, file), "utf8"));
    const facts = entry.facts as Record<string, unknown>;
    const name = String(fact);
    if (name in facts) throw new ExpectedError(`${file} already contains the fact ${name}. Edit it there.`);
    const added = { value, text, board, source, url, asOf: rest["as-of"] };
    return {
      file,
      text: await writeEntry(ENTRY_KINDS.states, { ...entry, facts: { ...facts, [name]: added } }),
      nextStep: `To see it, run \`npm run dev\` and open /locations/${String(state)}.`,
    };
  },
};

function toValueQuestion(field: z.ZodType): Partial<Question> {
  const { schema } = unwrapSchema(field);
  if (schema instanceof z.ZodEnum) return { schema, choices: schema.options.map(String) };
  if (!(schema instanceof z.ZodBoolean)) return { schema };
  const choices = ["yes", "no"] as const;
  return { schema: z.enum(choices).transform((choice) => choice === "yes"), choices };
}

/** A draft legal page with the next sheet code. The footer does not link to it yet. */
const legal: NewKind = {
  questions: (project) => [
    ...pageQuestions(project),
    askField("description", DescriptionSchema),
    askField("lead", LegalPageSchema.shape.lead),
  ],
  write: async (project, { slug, ...answers }) => {
    const page = await createPageFile(project, "legal", String(slug), {
      ...answers,
      status: DRAFT,
      body: "## 1. First section\n\nWrite here.\n",
    });
    return {
      ...page,
      nextStep: `${page.nextStep} Then link to it in content/_data/navigation.yaml, footer.legal.`,
    };
  },
};

const FILE = "content/_data/partners.yaml";

const { id, name, origins } = PartnersSchema.shape.known.element.shape;

const partner: NewKind = {
  questions: () => [
    askField("id", id),
    askField("name", name),
    askField("origin", origins, { isList: true }),
  ],
  write: async ({ root, data: { partners } }, answers) => {
    if (partners.known.some((other) => other.id === answers.id))
      throw new ExpectedError(
        `${FILE} already has a partner with the id ${String(answers.id)}. Choose another with --id.`,
      );
    const entry = readEntry(DATA_KINDS.partners, readFileSync(join(root, FILE), "utf8"));
    const added = { id: answers.id, name: answers.name, origins: answers.origin };
    const text = await writeEntry(DATA_KINDS.partners, {
      ...entry,
      known: [...(entry.known as unknown[]), added],
    });
    return {
      file: FILE,
      text,
      nextStep: `Open /partners, set up a form with the partner id ${String(answers.id)}, and send its code to the partner.`,
    };
  },
};

const { excerpt, category, tags, picture } = ArticleSchema.shape;

const BODY = `## First heading

Write here. docs/content.md describes blocks, forms, tables and pictures.
`;

/** A draft article with the next sheet number, today's dates, and related articles from its category. */
const article: NewKind = {
  questions: (project) => {
    const covers = listCovers(project.root);
    return [
      ...pageQuestions(project),
      askField("description", DescriptionSchema),
      askField("excerpt", excerpt),
      askField("category", category, { choices: CATEGORIES }),
      askField("tag", tags, { choices: TAGS, isList: true }),
      askField("picture", z.enum(covers).meta(picture.meta() ?? {}), { choices: covers, fallback: "frame" }),
    ];
  },
  write: (project, { slug, tag, ...answers }) => {
    const { today } = project;
    const otherArticles = listArticles(project.root);
    const related = [
      ...otherArticles.filter((other) => other.category === answers.category),
      ...otherArticles.filter((other) => other.category !== answers.category),
    ].filter(({ isDraft }) => !isDraft);
    return createPageFile(project, "articles", String(slug), {
      ...answers,
      tags: tag,
      dated: formatDay(today),
      status: DRAFT,
      related: related.slice(0, 3).map(({ name }) => name),
      states: [],
      body: BODY,
    });
  },
};

function listArticles(root: string) {
  return readContentFolder(root, "content/insights", ".md")
    .map(({ name, text }) => ({
      name,
      sheet: Number(readEntryNumber(text) ?? 0),
      category: /^category: *(.+)/m.exec(text)?.[1],
      isDraft: isMarkedDraft(text),
    }))
    .sort((a, b) => b.sheet - a.sheet);
}

const KINDS: Readonly<Record<string, NewKind>> = { article, job, "state-fact": stateFact, partner, legal };

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
  const today = toDay(new Date(), data.agency.timeZone);
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
  mkdirSync(dirname(path), { recursive: true });
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
      return loadContent(root)
        .listInvalidDrafts()
        .flatMap(({ mistakes }) => mistakes);
    } catch (error) {
      if (error instanceof ContentError) return error.mistakes;
      throw error;
    }
  };
  return readMistakes().filter((mistake) => mistake.file === file);
}
