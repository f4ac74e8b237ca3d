import type * as z from "zod";
import { mistakeAt } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import { formatFieldName } from "../source/describe-issue.ts";
import { listStrings, mapLeaves, type LocatedString } from "../leaves.ts";
import type { MarkdownSource } from "../source/markdown-source.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import { listPlaceholders, listTranslatableStrings } from "./overlay.ts";

/**
 * Reports text that a translated file lacks, text that the English file does not have, and placeholders that
 * differ.
 */
export function checkTranslation(schema: z.ZodType, english: YamlSource, translation: YamlSource): Mistake[] {
  const texts = mapByName(listTranslatableStrings(schema, english.value));
  const translatedTexts = mapByName(listValues(translation.value));
  return [
    ...[...texts]
      .filter(([name]) => !translatedTexts.has(name))
      .map(([, { path, text }]) => {
        const problem = `found no text, so the page shows English; expected a translation of "${text}" (${english.file}:${english.lineOf(path)})`;
        return mistakeAt(translation, path, problem);
      }),
    ...[...translatedTexts]
      .filter(([name]) => !texts.has(name))
      .map(([, { path, text }]) => {
        const problem = `found "${text}", which has no English text in ${english.file}: remove it`;
        return mistakeAt(translation, path, problem);
      }),
    ...checkPlaceholders(schema, english, translation),
  ];
}

/** Reports translated text whose placeholders differ from those of the English text. */
export function checkPlaceholders(
  schema: z.ZodType,
  english: YamlSource,
  translation: YamlSource,
): Mistake[] {
  const texts = mapByName(listTranslatableStrings(schema, english.value));
  return listValues(translation.value).flatMap(({ path, text }) => {
    const source = texts.get(formatFieldName(path));
    const used = listPlaceholders(text).join(" ");
    const wanted = source === undefined ? used : listPlaceholders(source.text).join(" ");
    if (wanted === used) return [];
    const problem = `found ${used || "no placeholder"}, expected ${wanted || "no placeholder"}, as in ${english.file}:${english.lineOf(path)}`;
    return [mistakeAt(translation, path, problem)];
  });
}

/** Reports a translated body whose sections, numbers or placeholders differ from the English body. */
export function checkTranslatedBody(
  { body, prose, bodyLine, frontMatter: { file } }: MarkdownSource,
  english: { file: string; body: string; bodyLine: number },
): Mistake[] {
  const countHeadings = (text: string): number => (text.match(/^#{2,} /gm) ?? []).length;
  const [wanted, used] = [listPlaceholders(english.body), listPlaceholders(body)];
  const [numbers, expected] = [joinNumbers(body), joinNumbers(english.body)];
  const missingPlaceholders = wanted.filter((name) => !used.includes(name));
  const [headings, englishHeadings] = [countHeadings(body), countHeadings(english.body)];
  const problems: string[] = [];
  if (headings !== englishHeadings)
    problems.push(`found ${headings} headings, expected ${englishHeadings}, as in ${english.file}`);
  if (numbers !== expected)
    problems.push(
      `found the numbers ${numbers || "none"}, expected ${expected || "none"}, as in ${english.file}`,
    );
  if (missingPlaceholders.length > 0)
    problems.push(`found no ${missingPlaceholders.join(", ")}, expected it, as in ${english.file}`);
  const mistakes = problems.map((problem) => ({ file, line: bodyLine, field: "body", problem }));
  const extraPlaceholders = used.filter((name) => !wanted.includes(name));
  const extraPlaceholderMistakes = extraPlaceholders.map((name) => ({
    file,
    line: prose.find(({ text }) => text.replaceAll(/\s/g, "").includes(name))?.line ?? bodyLine,
    field: "body",
    problem: `found ${name}, which is not in ${english.file}: remove it`,
  }));
  return [...mistakes, ...extraPlaceholderMistakes];
}

/** Lists the numbers in a text, sorted because a translation may reorder them. */
const joinNumbers = (text: string): string =>
  (text.replace(/\{\{[^{}]*\}\}|\]\([^)]*\)/g, "").match(/\d[\d.,]*\d|\d/g) ?? [])
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .join(", ");

const mapByName = (texts: readonly LocatedString[]): Map<string, LocatedString> =>
  new Map(texts.map((text) => [formatFieldName(text.path), text]));

const listValues = (value: unknown): LocatedString[] =>
  listStrings(
    mapLeaves(value, (leaf) => (typeof leaf === "number" || typeof leaf === "boolean" ? String(leaf) : leaf)),
  );
