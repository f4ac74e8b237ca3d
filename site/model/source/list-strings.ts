import type { FieldPath } from "./yaml-source.ts";

export interface LocatedString {
  path: FieldPath;
  text: string;
}

/** Lists all strings in a YAML value recursively, in file order. */
export function listStrings(value: unknown): LocatedString[] {
  const strings: LocatedString[] = [];
  const visit = (item: unknown, itemPath: FieldPath): void => {
    if (typeof item === "string") strings.push({ path: itemPath, text: item });
    else if (Array.isArray(item))
      for (const [index, child] of item.entries()) visit(child, [...itemPath, index]);
    else if (typeof item === "object" && item !== null)
      for (const [key, child] of Object.entries(item)) visit(child, [...itemPath, key]);
  };
  visit(value, []);
  return strings;
}
