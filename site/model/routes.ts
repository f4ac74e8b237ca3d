import { KIND_NAMES, kindOf, entriesOf, type Entries, type KindName } from "./kinds/page-kinds.ts";
import type { AnyEntry } from "./kinds/page-kind.ts";
import type { DataFile } from "./schemas/data-file.ts";
import { DATA_FILES } from "./schemas/data-files.ts";

/** A set of names, or a table by them. */
type Names = Pick<ReadonlySet<string>, "keys">;

/**
 * Every path of the site that a link in the content may point to. Made from the files' names, so that an entry with
 * a mistake of its own does not turn the links to it into mistakes.
 */
export function siteRoutes(names: Readonly<Record<KindName, Names>>): Set<string> {
  return new Set([
    ...Object.values<DataFile>(DATA_FILES).flatMap(({ page }) => page ?? []),
    ...KIND_NAMES.flatMap((kind) => [...names[kind].keys()].map(kindOf(kind).path)),
  ]);
}

/** The page of an entry. */
export interface EntryPage {
  path: string;
  /** The day of the last change; undefined where entries of its kind have none. */
  modified: string | undefined;
}

/** The pages of all entries, also of those that a build does not write again. */
export function entryPages(entries: Entries): EntryPage[] {
  return KIND_NAMES.flatMap((name) => {
    const { path, modified } = kindOf(name);
    return entriesOf(entries, name).map((entry: AnyEntry) => ({
      path: path(entry.slug),
      modified: modified?.(entry),
    }));
  });
}
