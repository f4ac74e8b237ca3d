/** A pay range, formatted and positioned for a table row. */
export interface PayMarks {
  /** Amounts in thousands of dollars, not rounded: `141.75`. */
  low: string;
  high: string;
  average: string;
  /** The range as text within a sentence. */
  range: string;
  /** CSS positions on the pay scale. */
  at: readonly [low: string, average: string, high: string];
  /** Average pay in dollars, for sorting. */
  dollars: number;
}

export interface RoleData {
  column: string;
  caption: string;
  /** CSS positions of the ends of the baseline range on the pay scale. */
  base: readonly [low: string, high: string];
  regions: Readonly<Record<string, PayMarks>>;
}

/** Data in the page, as JSON. */
export interface ComparisonData {
  roles: Readonly<Record<string, RoleData>>;
  /** Announcements in the live region. */
  texts: Readonly<Record<"shown" | "sorted" | "reversed" | "pinned" | "none", string>>;
}
