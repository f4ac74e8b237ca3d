export interface RowOrder {
  sort: string;
  isReversed: boolean;
  pins: readonly string[];
}

type Control = HTMLSelectElement | HTMLInputElement;

const controlsOf = (controls: Element, name: string): Control[] => [
  ...controls.querySelectorAll<Control>(`[name="${name}"]`),
];

const isRadio = (control: Control): control is HTMLInputElement => control.type === "radio";

export function listFilterNames(controls: Element): string[] {
  const radios = [...controls.querySelectorAll<HTMLInputElement>("[type=radio]")];
  return [...new Set(radios.map(({ name }) => name))];
}

export function readValue(controls: Element, name: string): string {
  const all = controlsOf(controls, name);
  return (all.find((control) => !isRadio(control) || control.checked) ?? all[0])?.value ?? "";
}

export function listValues(controls: Element, name: string): string[] | undefined {
  const all = controlsOf(controls, name);
  const [first] = all;
  if (first instanceof HTMLSelectElement) return [...first.options].map(({ value }) => value);
  return first !== undefined && isRadio(first) ? all.map(({ value }) => value) : undefined;
}

export function setValue(controls: Element, name: string, value: string): void {
  if (listValues(controls, name)?.includes(value) === false) return;
  for (const control of controlsOf(controls, name)) {
    if (isRadio(control)) control.checked = control.value === value;
    else control.value = value;
  }
}

function getInitialValue(controls: Element, name: string): string {
  const [select] = controlsOf(controls, name);
  if (!(select instanceof HTMLSelectElement)) return "";
  return [...select.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
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
  const isSortValid = listValues(controls, "sort")?.includes(sort) === true;
  if (isSortValid) setValue(controls, "sort", sort);
  return {
    sort: readValue(controls, "sort"),
    isReversed: isSortValid && minus === "-",
    pins: (query.get("pins") ?? "").split(".").filter((stateCode) => /^[A-Z]{2}$/.test(stateCode)),
  };
}

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
