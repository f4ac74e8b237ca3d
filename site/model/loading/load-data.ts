import { DATA_FILES, type DataFiles } from "../schemas/data-files.ts";
import type { DataFile } from "../schemas/data-file.ts";
import { checkSource } from "./check-source.ts";
import { ContentError, type Mistake } from "./content-error.ts";
import { readContentFolder } from "./content-folder.ts";
import { expandSource, readReferences, type ReferenceTable } from "./references.ts";
import { parseYamlSource, type YamlSource } from "./yaml-source.ts";
import { typeset } from "../typeset.ts";

/** The files of `content/_data`, read. */
export interface LoadedData {
  /** The parsed files, each by its name. */
  sources: ReadonlyMap<string, YamlSource>;
  /** What `{{…}}` stands for in texts. */
  references: ReferenceTable;
  /** The values of each file; of a file with mistakes nothing. */
  files: Partial<DataFiles>;
}

const FOLDER = "content/_data";

/** Reads and checks `content/_data`, each file by itself, and adds every mistake to the list. */
export function loadData(root: string, mistakes: Mistake[]): LoadedData {
  const sources = new Map(
    readContentFolder(root, FOLDER, ".yaml").map(({ name, file, text }) => [
      name,
      parseYamlSource(file, text),
    ]),
  );
  const references = readReferences(sources);
  const files: Record<string, unknown> = {};
  for (const [name, { schema, isLiteral = false }] of Object.entries<DataFile>(DATA_FILES)) {
    const source = sources.get(name);
    if (source === undefined) {
      const file = `${FOLDER}/${name}.yaml`;
      mistakes.push({ file, line: 1, field: "", problem: "found no such file, expected one" });
    } else {
      const value = checkSource(expandSource(source, references, mistakes), schema, mistakes);
      files[name] = isLiteral ? value : typeset(value);
    }
  }
  const known = Object.keys(DATA_FILES).join(", ");
  const problem = `found a file that nothing reads, expected one of ${known}`;
  for (const [name, { file }] of sources) {
    if (!(name in DATA_FILES)) mistakes.push({ file, line: 1, field: "", problem });
  }
  return { sources, references, files };
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
