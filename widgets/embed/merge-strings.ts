import type { MessageTable } from "../runtime/messages.ts";
import type { Strings } from "./embedded-form.ts";

/**
 * Returns our messages with the page's strings merged in. Ignores unknown keys and values that are not
 * strings.
 */
export function mergeStrings<Table extends MessageTable>(own: Table, strings: Strings): Table {
  return mergeValue(own, strings) as Table;
}

function mergeValue(own: unknown, given: Strings | string | undefined): unknown {
  if (typeof own === "string") return typeof given === "string" ? given : own;
  if (typeof own !== "object" || own === null) return own;
  const at = (key: string): Strings | string | undefined =>
    typeof given === "object" && given !== null && Object.hasOwn(given, key) ? given[key] : undefined;
  if (Array.isArray(own)) return own.map((value, index) => mergeValue(value, at(String(index))));
  return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, mergeValue(value, at(key))]));
}
