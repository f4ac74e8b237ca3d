export interface PayMarks {
  /** Exact amounts in thousands of dollars, such as `141.75`. */
  low: string;
  high: string;
  average: string;
  range: string;
  /** CSS positions on the pay scale. */
  at: readonly [low: string, average: string, high: string];
  dollars: number;
}

export interface ComparisonData {
  roles: Readonly<Record<string, RoleData>>;
  texts: Readonly<Record<"shown" | "sorted" | "reversed" | "pinned" | "none", string>>;
}

interface RoleData {
  column: string;
  caption: string;
  /** CSS positions of the baseline range on the pay scale. */
  base: readonly [low: string, high: string];
  regions: Readonly<Record<string, PayMarks>>;
}

/** Updates the pay in every row. Skips unchanged values, since each write triggers a layout of the table. */
export function showPay(
  table: HTMLTableElement,
  rows: readonly { element: HTMLTableRowElement }[],
  { column, caption, base, regions }: RoleData,
): void {
  setText(table, "caption", caption);
  setText(table, "[data-role-name]", column);
  for (const { element } of rows) {
    const marks = regions[element.dataset["region"] ?? ""];
    if (marks !== undefined) showMarks(element, marks);
    const track = element.querySelector<HTMLElement>(".pay-track");
    // In each row: a property of the table would restyle every element in it.
    if (track !== null) setStyles(track, { "--base-low": base[0], "--base-high": base[1] }, table);
  }
}

function setText(parent: Element, selector: string, text: string): void {
  const element = parent.querySelector(selector);
  if (element !== null && element.textContent !== text) element.textContent = text;
}

/** @param ancestor its properties count as the element's, unless the element has its own */
function setStyles(
  element: HTMLElement,
  properties: Readonly<Record<string, string>>,
  ancestor: HTMLElement = element,
): void {
  for (const [name, value] of Object.entries(properties)) {
    const current = element.style.getPropertyValue(name) || ancestor.style.getPropertyValue(name);
    if (current !== value) element.style.setProperty(name, value);
  }
}

function showMarks(row: HTMLTableRowElement, { low, high, average, range, at }: PayMarks): void {
  setText(row, "[data-range]", range);
  setText(row, ".pay-low", low);
  setText(row, ".pay-high", high);
  setText(row, ".average-cell", average);
  const track = row.querySelector<HTMLElement>(".pay-track");
  if (track !== null) setStyles(track, { "--low": at[0], "--average": at[1], "--high": at[2] });
}
