import type { DataFile } from "../schemas/fieldset.ts";
import { DATA_FILES, DATA_FOLDER, type DataFiles } from "../kinds/data-files.ts";
import { typeset } from "../typeset.ts";
import { checkSource } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import { expandSource, type ReferenceTable } from "../source/references.ts";
import { readReferences } from "./read-references.ts";
import type { YamlSource } from "../source/yaml-source.ts";

export interface LoadedData {
  sources: ReadonlyMap<string, YamlSource>;
  references: ReferenceTable;
  /** Parsed values by file name. Files with mistakes are missing. */
  files: Partial<DataFiles>;
}

/** Validates data files against their schemas, and adds all mistakes to `mistakes`. */
export function parseData(sources: ReadonlyMap<string, YamlSource>, mistakes: Mistake[]): LoadedData {
  const references = readReferences(sources);
  const files: Record<string, unknown> = {};
  for (const [name, { schema, isLiteral = false }] of Object.entries<DataFile>(DATA_FILES)) {
    const source = sources.get(name);
    if (source === undefined) {
      const file = `${DATA_FOLDER}/${name}.yaml`;
      mistakes.push({
        file,
        line: 1,
        field: "",
        problem: "found no such file, but the site requires it: restore it from an earlier version",
      });
    } else {
      const value = checkSource(expandSource(source, references, mistakes), schema, mistakes);
      files[name] = isLiteral ? value : typeset(value);
    }
  }
  const knownNames = Object.keys(DATA_FILES).join(", ");
  const problem = `found a file that the site does not use, expected one of ${knownNames}`;
  for (const [name, { file }] of sources) {
    if (!(name in DATA_FILES)) mistakes.push({ file, line: 1, field: "", problem });
  }
  return { sources, references, files };
}
