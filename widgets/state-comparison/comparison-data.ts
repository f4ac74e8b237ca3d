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
    if (marks !== undefined) showMarks(element, marks, base);
  }
}

function setText(parent: Element, selector: string, text: string): void {
  const element = parent.querySelector(selector);
  if (element !== null && element.textContent !== text) element.textContent = text;
}

function setStyles(element: HTMLElement, properties: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(properties))
    if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}

function showMarks(
  row: HTMLTableRowElement,
  { low, high, average, range, at }: PayMarks,
  [baseLow, baseHigh]: RoleData["base"],
): void {
  setText(row, "[data-range]", range);
  setText(row, ".pay-low", low);
  setText(row, ".pay-high", high);
  setText(row, ".average-cell", average);
  const track = row.querySelector<HTMLElement>(".pay-track");
  // The baseline too: a property of the table would restyle every element in it.
  if (track !== null)
    setStyles(track, {
      "--low": at[0],
      "--average": at[1],
      "--high": at[2],
      "--base-low": baseLow,
      "--base-high": baseHigh,
    });
}
