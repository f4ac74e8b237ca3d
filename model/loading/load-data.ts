import type { DataFiles } from "../kinds/data-files.ts";
import { readSource } from "../checks/check-texts.ts";
import { ContentError, type Mistake } from "../source/content-error.ts";
import { readContentFolder, restoreParsedFiles } from "../source/content-folder.ts";
import { DATA_FOLDER } from "../kinds/data-files.ts";
import { SOURCE_LANGUAGE, TRANSLATIONS } from "../languages.ts";
import type { LocalizedSite } from "../translation/addresses.ts";
import { loadAddresses, overlayData } from "./load-translation.ts";
import { parseData, type LoadedData } from "./parse-data.ts";

/** Reads and validates the files in `content/_data`, and adds all mistakes to `mistakes`. */
export function loadData(root: string, mistakes: Mistake[]): LoadedData {
  restoreParsedFiles(root);
  const files = readContentFolder(root, DATA_FOLDER, ".yaml");
  const sources = new Map(files.map((file) => [file.name, readSource(file, mistakes)]));
  return parseData(sources, mistakes);
}

/**
 * Reads only the data files, and does not apply rules across files.
 * @throws ContentError with all mistakes in all files
 */
export function loadDataFiles(root: string): DataFiles {
  return readEnglish(root).files;
}

interface LocalizedData extends LocalizedSite {
  files: DataFiles;
}

/** The data files in all languages, English first. */
export type LocalizedContent = readonly [LocalizedData, ...LocalizedData[]];

/**
 * Reads only the data files, in all languages, English first.
 * @throws ContentError with all mistakes in all files
 */
export function loadLocalizedData(root: string): LocalizedContent {
  const { files, sources } = readEnglish(root);
  const mistakes: Mistake[] = [];
  const translations = TRANSLATIONS.map((language): LocalizedData => {
    const { data } = overlayData(root, language, sources, mistakes);
    const addresses = loadAddresses(root, language, undefined, mistakes);
    return { language, addresses, files: data.files as DataFiles };
  });
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return [{ language: SOURCE_LANGUAGE, addresses: new Map(), files }, ...translations];
}

function readEnglish(root: string) {
  const mistakes: Mistake[] = [];
  const { files, sources } = loadData(root, mistakes);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return { files: files as DataFiles, sources };
}
