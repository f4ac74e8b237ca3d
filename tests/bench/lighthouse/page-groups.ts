import { posix } from "node:path";

/**
 * Puts pages with the one that stands for their type: the page itself, else one in the same folder.
 * @param types one path of each type
 * @throws Error for a page that has no type
 */
export function groupByType(paths: readonly string[], types: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>(types.map((type) => [type, []]));
  for (const path of paths) {
    const folder = posix.dirname(path);
    const type = groups.has(path)
      ? path
      : types.find((other) => folder !== "/" && posix.dirname(other) === folder);
    if (type === undefined) throw new Error(`No page type in tests/e2e/page-types.ts stands for ${path}.`);
    groups.get(type)?.push(path);
  }
  return groups;
}
