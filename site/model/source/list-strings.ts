import type { FieldPath } from "./yaml-source.ts";

export interface LocatedString {
  path: FieldPath;
  text: string;
}

/** Lists all strings in a YAML value recursively, in file order. */
export function listStrings(value: unknown, path: FieldPath = []): LocatedString[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listStrings(item, [...path, index]));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => listStrings(item, [...path, key]));
  }
  return [];
}
