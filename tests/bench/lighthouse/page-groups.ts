import { posix } from "node:path";

/**
 * Puts pages with the one that stands for their type: the page itself, else one in the same folder. A page that none stands for, such as a
 * further legal page, is a group of its own.
 * @param types one path of each type
 */
export function groupByType(paths: readonly string[], types: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>(types.map((type) => [type, []]));
  for (const path of paths) {
    const folder = posix.dirname(path);
    const type = types.find((other) => folder !== "/" && posix.dirname(other) === folder);
    const group = groups.get(path) ?? groups.get(type ?? "");
    if (group) group.push(path);
    else groups.set(path, [path]);
  }
  return groups;
}
