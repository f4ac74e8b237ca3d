type Path = readonly (string | number)[];

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
