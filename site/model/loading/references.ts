import type { Mistake } from "./content-error.ts";
import { periodWords } from "./period-words.ts";
import { phoneLink } from "../phone-link.ts";
import { payReferences } from "../pay/pay-references.ts";
import { locate } from "./check-source.ts";
import { describeChoice } from "./describe-issue.ts";
import type { FieldPath, YamlSource } from "./yaml-source.ts";

/**
 * Values of `{{claims.<id>}}`, `{{agency.<field>}}`, `{{retention.<table>}}` and `{{pay.<role>.<figure>}}`,
 * by full name.
 */
export type ReferenceTable = ReadonlyMap<string, string>;

const REFERENCE = /\{\{\s*([^{}]+?)\s*\}\}/g;

/**
 * Replaces all placeholders in a text.
 * @param onUnknown receives the name and a message with valid names
 */
export function expandText(
  text: string,
  table: ReferenceTable,
  onUnknown: (problem: string, offset: number) => void,
): string {
  return text.replace(REFERENCE, (whole, name: string, offset: number) => {
    const value = table.get(name);
    if (value !== undefined) return value;
    onUnknown(describeChoice(name, [...table.keys()]), offset);
    return whole;
  });
}

/** Replaces all placeholders in a text. Unknown ones stay; a check reports them with their lines. */
export function expandChecked(text: string, table: ReferenceTable): string {
  return expandText(text, table, () => undefined);
}

/** Replaces the placeholders in all texts of a YAML source; changes its value in place. */
export function expandSource(source: YamlSource, table: ReferenceTable, mistakes: Mistake[]): YamlSource {
  const visit = (value: unknown, path: FieldPath): unknown => {
    if (typeof value === "string") {
      return expandText(value, table, (problem) => mistakes.push({ ...locate(source, path), problem }));
    }
    if (Array.isArray(value)) return value.map((item, index) => visit(item, [...path, index]));
    if (typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, visit(item, [...path, key])]),
      );
    }
    return value;
  };
  return { ...source, value: visit(source.value, []) };
}

/**
 * Builds the table from agency fields and claims (with placeholders for earlier fields filled in), retention
 * periods and pay. Reads unvalidated values, so that one mistake does not invalidate every placeholder.
 */
export function readReferences(data: ReadonlyMap<string, Pick<YamlSource, "value">>): ReferenceTable {
  const table = new Map<string, string>();
  const entries = (value: unknown): [string, unknown][] =>
    typeof value === "object" && value !== null ? Object.entries(value) : [];
  const add = (name: string, value: unknown): void => {
    if (typeof value === "string" || typeof value === "number") table.set(name, String(value));
  };
  for (const [field, value] of entries(data.get("agency")?.value)) {
    add(`agency.${field}`, typeof value === "string" ? expandChecked(value, table) : value);
    if (field === "phone" && typeof value === "string") add("agency.phoneHref", phoneLink(value).href);
  }
  for (const [id, claim] of entries(data.get("claims")?.value)) {
    const text = (claim as { text?: unknown } | null)?.text;
    add(`claims.${id}`, typeof text === "string" ? expandChecked(text, table) : text);
  }
  for (const [name, period] of entries(data.get("retention")?.value)) {
    const { months, countedFrom, days } = (period ?? {}) as Record<string, unknown>;
    if (typeof months === "number") add(`retention.${name}`, periodWords(months, String(countedFrom)));
    if (typeof days === "number") add(`retention.${name}`, `${days} ${days === 1 ? "day" : "days"}`);
  }
  for (const [name, text] of payReferences(data.get("salaries")?.value)) table.set(name, text);
  return table;
}
