import type { Mistake } from "./content-error.ts";
import { mistakeAt, UNREAD_VALUE } from "./check-source.ts";
import { describeChoice } from "./describe-issue.ts";
import { mapLeaves } from "../leaves.ts";
import type { YamlSource } from "./yaml-source.ts";

/**
 * Values of placeholders by full name: `{{claims.<id>}}`, `{{agency.<field>}}`, `{{retention.<table>}}` and
 * `{{pay.<role>.<figure>}}`.
 */
export type ReferenceTable = ReadonlyMap<string, string>;

/** Name in a table that stands for all names that start so and have no value, because their source has a mistake. */
export const unreadNames = (start: string): string => `${start}.*`;

const isUnread = (name: string, table: ReferenceTable): boolean =>
  name.split(".").some((_, index, words) => table.has(unreadNames(words.slice(0, index).join("."))));

const REFERENCE = /\{\{\s*([^{}]+?)\s*\}\}/g;

/**
 * Replaces all placeholders in a text.
 * @param onUnknown receives a message with the valid names
 */
export function expandText(
  text: string,
  table: ReferenceTable,
  onUnknown: (problem: string, offset: number) => void,
): string {
  return text.replace(REFERENCE, (match, name: string, offset: number) => {
    const value = table.get(name);
    if (value !== undefined) return value;
    if (isUnread(name, table)) return UNREAD_VALUE;
    const known = [...table.keys()].filter((key) => !key.endsWith(unreadNames("")));
    onUnknown(describeChoice(name, known), offset);
    return match;
  });
}

/**
 * Replaces all placeholders in a text. Unknown ones are left as they are, since a check reports them with
 * their lines.
 */
export function expandKnown(text: string, table: ReferenceTable): string {
  return expandText(text, table, () => undefined);
}

export function expandSource(source: YamlSource, table: ReferenceTable, mistakes: Mistake[]): YamlSource {
  const value = mapLeaves(source.value, (leaf, path) =>
    typeof leaf === "string"
      ? expandText(leaf, table, (problem) => mistakes.push(mistakeAt(source, path, problem)))
      : leaf,
  );
  return { ...source, value };
}
