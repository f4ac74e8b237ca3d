type Path = readonly PropertyKey[];

/** Replaces the values in lists and objects recursively. */
export function mapLeaves(
  value: unknown,
  replace: (leaf: unknown, path: Path) => unknown,
  path: Path = [],
): unknown {
  if (Array.isArray(value)) return value.map((item, index) => mapLeaves(item, replace, [...path, index]));
  if (typeof value !== "object" || value === null) return replace(value, path);
  const entries = Object.entries(value).map(([key, item]) => [key, mapLeaves(item, replace, [...path, key])]);
  return Object.fromEntries(entries);
}

export interface LocatedString {
  path: Path;
  text: string;
}

/**
 * Lists all strings in a YAML value recursively, in file order. Does not use `mapLeaves`, which also copies the value
 * and makes content checks 4% slower.
 */
export function listStrings(value: unknown): LocatedString[] {
  const strings: LocatedString[] = [];
  const visit = (item: unknown, path: Path): void => {
    if (typeof item === "string") strings.push({ path, text: item });
    else if (Array.isArray(item)) for (const [index, child] of item.entries()) visit(child, [...path, index]);
    else if (typeof item === "object" && item !== null)
      for (const [key, child] of Object.entries(item)) visit(child, [...path, key]);
  };
  visit(value, []);
  return strings;
}
