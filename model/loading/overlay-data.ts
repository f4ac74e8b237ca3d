import { checkRawText } from "../checks/check-raw-text.ts";
import { DATA_FILES, DATA_FOLDER, type DataFiles } from "../kinds/data-files.ts";
import { getLanguageFolder, type Language } from "../languages.ts";
import type { DataFile } from "../schemas/fieldset.ts";
import type { Mistake } from "../source/content-error.ts";
import { readLanguageFolder } from "../source/content-folder.ts";
import { parseYamlSource, type YamlSource } from "../source/yaml-source.ts";
import { overlaySource } from "../translation/overlay.ts";
import { parseData, type LoadedData } from "./parse-data.ts";

export type Overlay = (
  schema: DataFile["schema"],
  english: YamlSource,
  translation: YamlSource,
) => YamlSource;

/**
 * Reads a language's data files, merges them over the English ones, and adds all mistakes to `mistakes`.
 * @returns the merged data, and the names of the files that the language has
 */
export function overlayData(
  root: string,
  language: Language,
  english: ReadonlyMap<string, YamlSource>,
  mistakes: Mistake[],
  overlay: Overlay = (_, source, translation) => overlaySource(source, translation),
): { data: LoadedData; translatedNames: readonly string[] } {
  const files = readLanguageFolder(root, language, DATA_FOLDER, ".yaml");
  const sources = new Map(english);
  const found: Mistake[] = [];
  for (const file of files) {
    const source = english.get(file.name);
    found.push(...checkRawText(file));
    if (source === undefined || !(file.name in DATA_FILES))
      found.push(reportMissingCounterpart(file.file, Object.keys(DATA_FILES)));
    else {
      const { schema } = DATA_FILES[file.name as keyof DataFiles];
      sources.set(file.name, overlay(schema, source, parseYamlSource(file.file, file.text)));
    }
  }
  const data = parseData(sources, found);
  // Untranslated files are validated again, with translated values in their placeholders. Their mistakes have
  // already been reported.
  mistakes.push(...found.filter((mistake) => mistake.file.startsWith(`${getLanguageFolder(language)}/`)));
  return { data, translatedNames: files.map(({ name }) => name) };
}

export const reportMissingCounterpart = (file: string, expectedFiles: readonly string[]): Mistake => ({
  file,
  line: 1,
  field: "",
  problem: `found a file without an English counterpart, expected one of ${expectedFiles.join(", ")}`,
});
