import type { PublicFrom } from "../publication.ts";
import type { Mistake } from "../source/content-error.ts";
import type { ContentFile } from "../source/content-folder.ts";

export interface UnpublishedPage {
  path: string;
  slug: string;
  /** When it will be public; "never" for a draft. */
  from: PublicFrom;
}

/**
 * Reports links from public content to pages that are not public yet, which visitors would find missing.
 * @param data files that may also name an entry by its slug
 */
export function checkUnpublished(
  pages: readonly UnpublishedPage[],
  { data, entries }: { data: readonly ContentFile[]; entries: readonly ContentFile[] },
): Mistake[] {
  return pages.flatMap(({ path, slug, from }) => {
    const state = from === "never" ? "a draft" : `not public before ${from.toISOString().slice(0, 16)}Z`;
    const problem = `found ${path}, which is ${state}, expected a public page: publish it, or remove the link`;
    const link = new RegExp(`${path}(?![\\w/-])`);
    const name = new RegExp(`[:-] ["']?${slug}["']?\\s*$`);
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
