export interface RowOrder {
  sort: string;
  isReversed: boolean;
  pins: readonly string[];
}

export function listFilterNames(controls: Element): string[] {
  const radios = [...controls.querySelectorAll<HTMLInputElement>("[type=radio]")];
  return [...new Set(radios.map(({ name }) => name))];
}

export const readValue = (controls: Element, name: string): string =>
  controls.querySelector<HTMLSelectElement | HTMLInputElement>(
    `[name="${name}"]:is(select, [type=search], :checked)`,
  )?.value ?? "";

/** Returns the values of a select or of radio buttons; none for a text field. */
export function listValues(controls: Element, name: string): string[] {
  const selector = `[name="${name}"] option, [name="${name}"][type=radio]`;
  const options = controls.querySelectorAll<HTMLOptionElement | HTMLInputElement>(selector);
  return [...options].map(({ value }) => value);
}

export function setValue(controls: Element, name: string, value: string): void {
  const values = listValues(controls, name);
  if (values.length > 0 && !values.includes(value)) return;
  for (const control of controls.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
    if (control.type === "radio") control.checked = control.value === value;
    else control.value = value;
  }
}

const namesOf = (controls: Element): string[] => ["role", "find", ...listFilterNames(controls)];

/** Applies a query string to the controls and returns its sort order and pins. Ignores invalid values. */
export function readChoice(controls: Element, search: string): RowOrder {
  const query = new URLSearchParams(search);
  for (const name of namesOf(controls)) {
    const value = query.get(name);
    if (value !== null) setValue(controls, name, value);
  }
  const [, minus, sort = ""] = /^(-?)(.*)$/.exec(query.get("sort") ?? "") ?? [];
  const isSortValid = listValues(controls, "sort").includes(sort);
  if (isSortValid) setValue(controls, "sort", sort);
  return {
    sort: readValue(controls, "sort"),
    isReversed: isSortValid && minus === "-",
    pins: (query.get("pins") ?? "").split(".").filter((stateCode) => /^[A-Z]{2}$/.test(stateCode)),
  };
}

/** Returns the value of the option that the page selects. Text fields and filters are initially empty. */
const getInitialValue = (controls: Element, name: string): string =>
  controls.querySelector<HTMLOptionElement>(`[name="${name}"] [selected]`)?.value ?? "";

/**
 * Formats the filters, sort order and pins as a query string, including the question mark. Omits default
 * values.
 * @param search the current query string; its other parameters, such as campaign tags, are kept
 */
export function writeChoice(controls: Element, { sort, isReversed, pins }: RowOrder, search = ""): string {
  const query = new URLSearchParams(search);
  const setParameter = (name: string, value: string, isChosen: boolean): void => {
    if (isChosen) query.set(name, value);
    else query.delete(name);
  };
  for (const name of namesOf(controls)) {
    const value = readValue(controls, name);
    setParameter(name, value, value !== getInitialValue(controls, name));
  }
  setParameter(
    "sort",
    (isReversed ? "-" : "") + sort,
    sort !== getInitialValue(controls, "sort") || isReversed,
  );
  setParameter("pins", pins.join("."), pins.length > 0);
  return query.size === 0 ? "" : `?${query}`;
}

export function resetChoice(controls: Element): void {
  for (const name of [...namesOf(controls), "sort"])
    setValue(controls, name, getInitialValue(controls, name));
}

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
