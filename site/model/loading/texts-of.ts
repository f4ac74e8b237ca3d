import type { FieldPath } from "./yaml-source.ts";

/** A text inside a YAML value, and the way to it. */
export interface FoundText {
  path: FieldPath;
  text: string;
}

/** Every text inside a YAML value, however deep, in the order of the file. */
export function textsOf(value: unknown, path: FieldPath = []): FoundText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...path, index]));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => textsOf(item, [...path, key]));
  }
  return [];
}
