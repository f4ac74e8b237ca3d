import { checkData } from "../../../model/checks/check-data.ts";
import { checkRawText, readSource, removeInvisible } from "../../../model/checks/check-texts.ts";
import { sortMistakes, type Mistake } from "../../../model/source/content-error.ts";
import { parseData } from "../../../model/loading/parse-data.ts";
import { parseEntry } from "../../../model/loading/create-entry-context.ts";
import { parseYamlSource } from "../../../model/source/yaml-source.ts";
import { checkPlaceholders } from "../../../model/translation/check-translation.ts";
import { overlaySource } from "../../../model/translation/overlay.ts";
import type { ContentKind, DataKind } from "../content-kinds.ts";
import type { KnownContent } from "./known-content.ts";

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
