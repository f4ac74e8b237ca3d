/** What the table shows, beside what the controls hold. */
export interface Order {
  sort: string;
  isReversed: boolean;
  /** Letters of the pinned states. */
  pins: readonly string[];
}

/** The controls that have a place of their own in the address. */
type Control = HTMLSelectElement | HTMLInputElement | RadioNodeList;

const NAMED = ["role", "find", "region"];

/** Names of the controls that filter rows by the attribute of the same name. */
export function filterNames(form: HTMLFormElement): string[] {
  return [...new Set([...form.querySelectorAll<HTMLInputElement>("[type=radio]")].map(({ name }) => name))];
}

const controlOf = (form: HTMLFormElement, name: string): Control => form.elements.namedItem(name) as Control;

/** What the select of a form holds when nothing was chosen. */
const initialOf = (select: HTMLSelectElement): string =>
  [...select.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";

/** Sets the controls as an address says; what it names wrongly stays as it is. */
export function readChoice(form: HTMLFormElement, search: string): Order {
  const query = new URLSearchParams(search);
  for (const name of new Set([...NAMED, ...filterNames(form)])) {
    const value = query.get(name);
    if (value !== null && isKnown(form, name, value)) controlOf(form, name).value = value;
  }
  const select = controlOf(form, "sort") as HTMLSelectElement;
  const [, minus = "", sort = ""] = /^(-?)(.*)$/.exec(query.get("sort") ?? "") ?? [];
  const isNamed = isKnown(form, "sort", sort);
  if (isNamed) select.value = sort;
  return {
    sort: select.value,
    isReversed: isNamed && minus === "-",
    pins: (query.get("pins") ?? "").split(".").filter((letters) => /^[A-Z]{2}$/.test(letters)),
  };
}

/** The query that brings the controls back, with its question mark; empty where nothing was chosen. */
export function writeChoice(form: HTMLFormElement, { sort, isReversed, pins }: Order): string {
  const query = new URLSearchParams();
  const roles = controlOf(form, "role") as HTMLSelectElement;
  if (roles.value !== initialOf(roles)) query.set("role", roles.value);
  for (const name of ["find", ...filterNames(form)]) {
    const { value } = controlOf(form, name);
    if (value !== "") query.set(name, value);
  }
  if (sort !== initialOf(controlOf(form, "sort") as HTMLSelectElement) || isReversed)
    query.set("sort", (isReversed ? "-" : "") + sort);
  if (pins.length > 0) query.set("pins", pins.join("."));
  return query.size === 0 ? "" : `?${query}`;
}

function isKnown(form: HTMLFormElement, name: string, value: string): boolean {
  const control = controlOf(form, name);
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.value === value);
  if (control instanceof RadioNodeList)
    return [...control].some((radio) => (radio).value === value);
  return true;
}
