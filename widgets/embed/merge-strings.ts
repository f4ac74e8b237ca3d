import type { MessageTable } from "../../model/tags/tag-description.ts";
import type { Strings } from "./embedded-form.ts";

/**
 * Returns our messages with the page's strings merged in. Ignores unknown keys and values that are not
 * strings.
 */
export function mergeStrings<Table extends MessageTable>(defaults: Table, strings: Strings): Table {
  return mergeValue(defaults, strings) as Table;
}

function mergeValue(defaults: unknown, overrides: Strings | string | undefined): unknown {
  if (typeof defaults === "string") return typeof overrides === "string" ? overrides : defaults;
  if (typeof defaults !== "object" || defaults === null) return defaults;
  const overrideOf = (key: string): Strings | string | undefined =>
    typeof overrides === "object" && overrides !== null && Object.hasOwn(overrides, key)
      ? overrides[key]
      : undefined;
  if (Array.isArray(defaults))
    return defaults.map((value, index) => mergeValue(value, overrideOf(String(index))));
  return Object.fromEntries(
    Object.entries(defaults).map(([key, value]) => [key, mergeValue(value, overrideOf(key))]),
  );
}
