import { readReferences, type ReferenceTable } from "../../../site/model/loading/references.ts";
import { DATA_KINDS, type ContentKind } from "../content-kinds.ts";
import { fromForm } from "../entries.ts";
import type { Entry } from "./entry-text.ts";

const files = new Map<string, { value: unknown }>();

/** What `{{…}}` may stand for, as the editor has read the files that say so. */
export const references = {
  /** Takes in an entry, where it is one of those files. */
  learn({ format, schema }: ContentKind, entry: Entry): void {
    for (const name of ["claims", "agency", "retention"] as const)
      if (format === DATA_KINDS[name].format) files.set(name, { value: fromForm(schema, entry) });
  },
  get table(): ReferenceTable {
    return readReferences(files);
  },
};
