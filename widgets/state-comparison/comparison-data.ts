/** A pay range, formatted for a table row. */
export interface PayMarks {
  /** Exact amounts in thousands of dollars, such as `141.75`. */
  low: string;
  high: string;
  average: string;
  /** The range as part of a sentence. */
  range: string;
  /** CSS positions on the pay scale. */
  at: readonly [low: string, average: string, high: string];
  /** Average pay in dollars. Used for sorting. */
  dollars: number;
}

export interface RoleData {
  column: string;
  caption: string;
  /** CSS positions of the baseline range on the pay scale. */
  base: readonly [low: string, high: string];
  regions: Readonly<Record<string, PayMarks>>;
}

/** The page's data as JSON. */
export interface ComparisonData {
  roles: Readonly<Record<string, RoleData>>;
  /** Announcements for the live region. */
  texts: Readonly<Record<"shown" | "sorted" | "reversed" | "pinned" | "none", string>>;
}
