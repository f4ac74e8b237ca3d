import { KIND_NAMES, kindOf, entriesOf, type Entries, type KindName } from "./kinds/page-kinds.ts";
import type { AnyEntry } from "./kinds/page-kind.ts";
import type { Mistake } from "./loading/content-error.ts";
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

/** Pages that no text links to. */
const UNLINKED = ["/404", "/admin", "/sent"];

/** Mistakes of entries whose page would have the address of another page. */
export function checkAddresses(names: Readonly<Record<KindName, Names>>): Mistake[] {
  const taken = new Set([
    ...UNLINKED,
    ...Object.values<DataFile>(DATA_FILES).flatMap(({ page }) => page ?? []),
  ]);
  return KIND_NAMES.flatMap((kind) => {
    const { path, folder, extension } = kindOf(kind);
    return [...names[kind].keys()].flatMap((name) => {
      const address = path(name);
      const isTaken = taken.has(address);
      taken.add(address);
      const file = `content/${folder}/${name}.${extension}`;
      const problem = `found the address ${address}, which another page has, expected one of its own: rename the file`;
      return isTaken ? [{ file, line: 1, field: "file name", problem }] : [];
    });
  });
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
