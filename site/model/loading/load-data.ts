import type { DataFiles } from "../kinds/data-files.ts";
import { checkText } from "../checks/check-text.ts";
import { ContentError, type Mistake } from "../source/content-error.ts";
import { readContentFolder } from "../source/content-folder.ts";
import { DATA_FOLDER } from "../kinds/data-files.ts";
import { parseData, type LoadedData } from "./parse-data.ts";
import { parseYamlSource } from "../source/yaml-source.ts";

/**
 * Reads and validates `content/_data`, and adds all mistakes to the list.
 * @throws ContentError if a file is not valid text, since all other checks depend on these files
 */
export function loadData(root: string, mistakes: Mistake[]): LoadedData {
  const files = readContentFolder(root, DATA_FOLDER, ".yaml");
  const unreadable = files.flatMap(checkText);
  if (unreadable.length > 0) throw new ContentError(unreadable);
  const sources = new Map(files.map(({ name, file, text }) => [name, parseYamlSource(file, text)]));
  return parseData(sources, mistakes);
}

/**
 * Reads data files only, without entries or rules across files.
 * @throws ContentError with all mistakes in all files
 */
export function loadDataFiles(root: string): DataFiles {
  const mistakes: Mistake[] = [];
  const { files } = loadData(root, mistakes);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return files as DataFiles;
}
