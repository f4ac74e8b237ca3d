import type { Order } from "./choice.ts";

/** A state's row, as far as its place depends on it. */
export interface StateRow {
  name: string;
  letters: string;
  /** Average pay of the chosen role in dollars; undefined where none is published. */
  dollars: number | undefined;
  /** Values of the region and the facts, by the names of the controls. */
  values: Readonly<Record<string, string | undefined>>;
}

/** What rows have to have to be shown. */
export interface Filters {
  /** Part of a name, or a state's letters. */
  find: string;
  values: Readonly<Record<string, string>>;
}

/** Whether a row has what was asked for. */
export function isShown(row: StateRow, { find, values }: Filters): boolean {
  const text = find.trim().toLowerCase();
  const isFound = row.name.toLowerCase().includes(text) || row.letters.toLowerCase() === text;
  return (
    isFound && Object.entries(values).every(([name, value]) => value === "" || row.values[name] === value)
  );
}

/**
 * The rows in their order, the pinned ones on top. Where no pay is published a row comes last, reversed or not.
 * @param optionsOf values of a column in their order
 */
export function orderRows<Row extends StateRow>(
  rows: readonly Row[],
  { sort, isReversed, pins }: Order,
  optionsOf: (sort: string) => readonly string[],
): Row[] {
  const options = sort === "name" || sort === "pay" ? [] : optionsOf(sort);
  const compare = (a: Row, b: Row): number => {
    if (sort === "name") return a.name.localeCompare(b.name, "en");
    if (sort === "pay") return (b.dollars ?? 0) - (a.dollars ?? 0);
    return options.indexOf(a.values[sort] ?? "") - options.indexOf(b.values[sort] ?? "");
  };
  const direction = isReversed ? -1 : 1;
  const isLast = ({ dollars }: Row): boolean => sort === "pay" && dollars === undefined;
  const isPinned = ({ letters }: Row): boolean => pins.includes(letters);
  return [...rows].sort(
    (a, b) =>
      Number(isPinned(b)) - Number(isPinned(a)) ||
      Number(isLast(a)) - Number(isLast(b)) ||
      direction * compare(a, b) ||
      a.name.localeCompare(b.name, "en"),
  );
}
