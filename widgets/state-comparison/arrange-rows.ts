import type { RowOrder } from "./choice.ts";

export interface StateRow {
  name: string;
  stateCode: string;
  /** Average pay for the chosen role in dollars; undefined if no pay is published for the state. */
  dollars: number | undefined;
  values: Readonly<Record<string, string | undefined>>;
}

interface Filters {
  searchText: string;
  values: Readonly<Record<string, string>>;
}

export function isShown(row: StateRow, { searchText, values }: Filters): boolean {
  const text = searchText.trim().toLowerCase();
  const isFound = row.name.toLowerCase().includes(text) || row.stateCode.toLowerCase() === text;
  return (
    isFound && Object.entries(values).every(([name, value]) => value === "" || row.values[name] === value)
  );
}

/**
 * Sorts rows, with pinned rows first. When sorting by pay, states without published pay are always last.
 * @param optionsOf returns the values of a column in sort order
 */
export function sortRows<Row extends StateRow>(
  rows: readonly Row[],
  { sort, isReversed, pins }: RowOrder,
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
  const isPinned = ({ stateCode }: Row): boolean => pins.includes(stateCode);
  return [...rows].sort(
    (a, b) =>
      Number(isPinned(b)) - Number(isPinned(a)) ||
      Number(isLast(a)) - Number(isLast(b)) ||
      direction * compare(a, b) ||
      a.name.localeCompare(b.name, "en"),
  );
}
