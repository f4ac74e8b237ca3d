import type { DataFiles } from "../schemas/data-files.ts";
import { checkText } from "../checks/check-text.ts";
import { ContentError, type Mistake } from "./content-error.ts";
import { readContentFolder } from "./content-folder.ts";
import { DATA_FOLDER, parseData, type LoadedData } from "./parse-data.ts";
import { parseYamlSource } from "./yaml-source.ts";

/**
 * Reads and checks `content/_data`, each file by itself, and adds every mistake to the list.
 * @throws ContentError when a file is not text: all other content is judged by these files, and would be blamed
 */
export function loadData(root: string, mistakes: Mistake[]): LoadedData {
  const files = readContentFolder(root, DATA_FOLDER, ".yaml");
  const unreadable = files.flatMap(checkText);
  if (unreadable.length > 0) throw new ContentError(unreadable);
  const sources = new Map(files.map(({ name, file, text }) => [name, parseYamlSource(file, text)]));
  return parseData(sources, mistakes);
}

/**
 * Reads the data files alone, without states, articles, and the rules between them.
 * @throws ContentError with every mistake of every file at once
 */
export function loadDataFiles(root: string): DataFiles {
  const mistakes: Mistake[] = [];
  const { files } = loadData(root, mistakes);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return files as DataFiles;
}
