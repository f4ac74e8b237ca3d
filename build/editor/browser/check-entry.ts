import { checkData } from "../../../model/checks/check-data.ts";
import { checkRawText, readSource, removeInvisible } from "../../../model/checks/check-texts.ts";
import { sortMistakes, type Mistake } from "../../../model/source/content-error.ts";
import { parseData } from "../../../model/loading/parse-data.ts";
import { parseEntry } from "../../../model/loading/parse-entry.ts";
import { parseYamlSource } from "../../../model/source/yaml-source.ts";
import { checkPlaceholders } from "../../../model/translation/check-completeness.ts";
import { overlaySource } from "../../../model/translation/overlay.ts";
import type { ContentKind, DataKind } from "../content-kinds.ts";
import type { KnownContent } from "./known-content.ts";
import * as z from "zod";
import { getChildSchema, unwrapSchema } from "../../../model/source/field-meta.ts";
import { splitFrontMatter } from "../../../model/source/markdown-source.ts";
import { getFieldLabel } from "../content-form.ts";

type SaveMistake = Pick<Mistake, "field" | "problem"> & Partial<Pick<Mistake, "line">>;

/**
 * Checks a file like `npm run check`. Skips rules that need the names of all files, and rules that an editor could
 * only meet by saving two files at once.
 * @param knownContent content of other files that the editor has read
 * @returns mistakes sorted by line
 */
export function checkEntry(
  { format, page, data, language }: ContentKind,
  savedText: string,
  knownContent: Pick<KnownContent, "data" | "states" | "createContextIn">,
): Mistake[] {
  const rawTextMistakes = checkRawText({ file: format, text: savedText });
  if (rawTextMistakes.length > 0) return rawTextMistakes;
  const mistakes: Mistake[] = [];
  const { text } = removeInvisible({ file: format, text: savedText }, mistakes);
  if (page !== undefined) {
    const file = { file: format, name: format, text };
    mistakes.push(...parseEntry(page, file, knownContent.createContextIn(language)).mistakes);
    return sortMistakes(mistakes);
  }
  const sources = new Map([...knownContent.data, [data, parseYamlSource(format, text)]]);
  const { files } = parseData(sources, mistakes);
  mistakes.push(...checkData(files, { data: sources, entries: knownContent }));
  // Mistakes in other files must not block saving this one.
  return sortMistakes(mistakes.filter(({ file }) => file === format));
}

/**
 * Checks a translated file. Reports placeholders that differ from the English text, about which `npm run check` only
 * warns.
 * @returns mistakes sorted by line
 */
export function checkTranslatedFile(
  kind: DataKind,
  text: string,
  knownContent: Pick<KnownContent, "getEnglish" | "getDataIn">,
): Mistake[] {
  const { format, schema, data, language } = kind;
  const mistakes: Mistake[] = [];
  const translation = readSource({ file: format, text }, mistakes);
  if (translation.value === undefined) return translation.mistakes;
  const english = knownContent.getEnglish(kind);
  mistakes.push(...checkPlaceholders(schema, english, translation));
  parseData(knownContent.getDataIn(language).set(data, overlaySource(english, translation)), mistakes);
  return sortMistakes(mistakes.filter(({ file }) => file === format));
}

/**
 * Formats mistakes so that authors can find them, since the editor shows neither keys nor line numbers. A mistake in
 * a form field starts with the field's label (`Sources 1, URL: found …`), one in the body with the line's number and
 * first words (`line 26 "First words of", heading: found …`).
 * @param text the file with the mistakes
 * @param schema the schema of its fields
 */
export function describeMistakes(
  mistakes: readonly SaveMistake[],
  text: string,
  schema: z.ZodType,
): string[] {
  const { frontMatter, bodyLine } = splitFrontMatter(text);
  return mistakes.map(({ field, line, problem }) => {
    const isInBody = frontMatter !== undefined && line !== undefined && line >= bodyLine;
    const label = isInBody ? undefined : labelField(field, schema);
    const excerpt = isInBody ? firstWords(text.split("\n")[line - 1] ?? "") : "";
    const location = [line === undefined ? "" : `line ${line}${excerpt}`, field].filter(
      (part) => part !== "",
    );
    return `${label ?? location.join(", ")}: ${problem}.`;
  });
}

function firstWords(line: string): string {
  const words = line.trim().split(/\s+/);
  return words[0] === "" ? "" : ` "${words.slice(0, 6).join(" ")}${words.length > 6 ? " …" : ""}"`;
}

function labelField(field: string, schema: z.ZodType): string | undefined {
  let currentSchema = schema;
  let label = "";
  for (const key of field.split(/[.[\]]+/).filter((part) => part !== "")) {
    const { schema: parent } = unwrapSchema(currentSchema);
    const field = getChildSchema(parent, key);
    if (field === undefined) return undefined;
    if (parent instanceof z.ZodArray) label += ` ${Number(key) + 1}`;
    else if (parent instanceof z.ZodObject)
      label += `${label === "" ? "" : ", "}${getFieldLabel(key, field)}`;
    else return undefined;
    currentSchema = field;
  }
  return label === "" ? undefined : label.trim();
}

/**
 * Prevents saving. The editor shows the cause of a `saving_failed` error in a dialog; the cause has one line per
 * mistake.
 */
export class SaveError extends Error {
  constructor(mistakes: readonly SaveMistake[], text = "", schema: z.ZodType = z.unknown()) {
    super("saving_failed", { cause: new Error(describeMistakes(mistakes, text, schema).join("\n")) });
  }
}
