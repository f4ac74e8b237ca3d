import { createSuccessorSearch, type PublishedPage } from "../checks/check-published-addresses.ts";
import type { DataFiles } from "../kinds/data-files.ts";
import { entryFile, listEntries, readEntryFile } from "../kinds/list-entries.ts";
import { getPageKind, KIND_NAMES } from "../kinds/page-kinds.ts";
import type { LinkTargets } from "../kinds/site.ts";
import { frontMatterOf } from "./parse-entry.ts";

/**
 * Returns a function that finds the present path of a page: by a redirect, by `redirect_from`, or by what earlier
 * versions have published. Files are read when the first link leads nowhere.
 * @param pages paths of all pages, of all languages
 */
export function createMovedPageSearch(
  root: string,
  redirects: DataFiles["redirects"] | undefined,
  pages: ReadonlySet<string>,
  published: readonly PublishedPage[],
): LinkTargets["findMovedPage"] {
  const list = (): Map<string, string> => {
    const entries = KIND_NAMES.flatMap((kind) =>
      listEntries(root, kind).map((slug) => ({
        path: getPageKind(kind).path(slug),
        file: entryFile(kind, slug),
        former: readFormerPaths(frontMatterOf(getPageKind(kind), readEntryFile(root, kind, slug)).value),
      })),
    );
    const successorOf = createSuccessorSearch(entries, published);
    const moved = [
      ...published
        .filter(({ path }) => !pages.has(path))
        .map((page) => [page.path, successorOf(page)?.path ?? page.to] as const),
      ...(redirects?.paths ?? []).map(({ from, to }) => [from, to] as const),
      ...entries.flatMap(({ path, former }) => former.map((from) => [from, path] as const)),
    ];
    return new Map(moved.flatMap(([from, to]) => (to === undefined ? [] : [[from, to]])));
  };
  let moved: Map<string, string> | undefined;
  return (path) => {
    moved ??= list();
    const seen = new Set<string>();
    let present = moved.get(path);
    // Until an editor has corrected it, a redirect may lead to another, or to itself.
    while (present !== undefined && !pages.has(present) && !seen.has(present)) {
      seen.add(present);
      present = moved.get(present);
    }
    return present !== undefined && pages.has(present) ? present : undefined;
  };
}

/** Reads the former paths of an entry whose other fields may be invalid. */
function readFormerPaths(fields: unknown): string[] {
  const { redirect_from: paths } = (fields ?? {}) as { redirect_from?: unknown };
  return Array.isArray(paths) ? paths.map(String) : [];
}
