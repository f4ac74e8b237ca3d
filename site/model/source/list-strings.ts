import { mapLeaves } from "../map-leaves.ts";
import type { FieldPath } from "./yaml-source.ts";

export interface LocatedString {
  path: FieldPath;
  text: string;
}

/** Lists all strings in a YAML value recursively, in file order. */
export function listStrings(value: unknown): LocatedString[] {
  const strings: LocatedString[] = [];
  mapLeaves(value, (leaf, path) => {
    if (typeof leaf === "string") strings.push({ path, text: leaf });
  });
  return strings;
}
