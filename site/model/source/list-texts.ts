import type { FieldPath } from "./yaml-source.ts";

export interface FoundText {
  path: FieldPath;
  text: string;
}

/** Lists all strings in a YAML value recursively, in file order. */
export function listTexts(value: unknown, path: FieldPath = []): FoundText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, [...path, index]));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => listTexts(item, [...path, key]));
  }
  return [];
}
