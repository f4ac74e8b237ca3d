import type { Mistake } from "../source/content-error.ts";
import type { ContentFile } from "../source/content-folder.ts";

/** A page that is not public (a draft, or scheduled for later). */
export interface HiddenPage {
  path: string;
  slug: string;
  /** Reason and remedy, which complete the message "found /path, …": `which is a draft, expected …`. */
  reason: string;
}

const PATH = /\/[\w/-]+/g;

/**
 * Reports links from public content to pages that are not public, which would lead visitors to a 404 page.
 * @param data data files, which may also name an entry by its slug
 */
export function checkLinksToUnpublished(
  pages: readonly HiddenPage[],
  { data, entries }: { data: readonly ContentFile[]; entries: readonly ContentFile[] },
): Mistake[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  // The map lookup avoids comparing every entry with every hidden page, which would be slow.
  const linkingEntries = entries.filter(({ text }) => text.match(PATH)?.some((path) => byPath.has(path)));
  const entryMistakes = findMistakes(linkingEntries, (line) =>
    [...new Set(line.match(PATH))].flatMap((path) => byPath.get(path) ?? []),
  );
  const names = pages.map((page) => ({
    page,
    link: new RegExp(`${escape(page.path)}(?![\\w/-])`),
    name: new RegExp(`(?:[:-] |[,[] *)["']?${escape(page.slug)}["']?\\s*(?:[,\\]}]|$)`),
  }));
  const dataMistakes = findMistakes(data, (line) =>
    names.flatMap(({ page, link, name }) => (link.test(line) || name.test(line) ? page : [])),
  );
  return [...dataMistakes, ...entryMistakes];
}

function findMistakes(files: readonly ContentFile[], find: (line: string) => HiddenPage[]): Mistake[] {
  return files.flatMap(({ file, text }) =>
    text.split("\n").flatMap((line, index) =>
      find(line).map(({ path, reason }) => ({
        file,
        line: index + 1,
        field: "link",
        problem: `found ${path}, ${reason}`,
      })),
    ),
  );
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
