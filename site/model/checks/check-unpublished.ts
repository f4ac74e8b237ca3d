import type { Mistake } from "../source/content-error.ts";
import type { ContentFile } from "../source/content-folder.ts";

/** A page that is not public yet. */
export interface HiddenPage {
  path: string;
  slug: string;
  /** Completes "found /path, …" with the reason and the remedy: `which is a draft, expected …`. */
  because: string;
}

/**
 * Reports links in public content to pages that are not public, which would lead visitors to a 404 page.
 * @param data files that may also name an entry by its slug
 */
export function checkUnpublished(
  pages: readonly HiddenPage[],
  { data, entries }: { data: readonly ContentFile[]; entries: readonly ContentFile[] },
): Mistake[] {
  return pages.flatMap(({ path, slug, because }) => {
    const problem = `found ${path}, ${because}`;
    const link = new RegExp(`${escape(path)}(?![\\w/-])`);
    const name = new RegExp(`(?:[:-] |[,[] *)["']?${escape(slug)}["']?\\s*(?:[,\\]}]|$)`);
    const find = (files: readonly ContentFile[], isFound: (line: string) => boolean): Mistake[] =>
      files.flatMap(({ file, text }) =>
        text
          .split("\n")
          .flatMap((line, index) =>
            isFound(line) ? [{ file, line: index + 1, field: "link", problem }] : [],
          ),
      );
    return [
      ...find(data, (line) => link.test(line) || name.test(line)),
      ...find(entries, (line) => link.test(line)),
    ];
  });
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
