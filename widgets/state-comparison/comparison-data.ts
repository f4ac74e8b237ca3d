/** A pay range, formatted and positioned for a row. */
export interface PayMarks {
  /** In thousands of dollars, unrounded: `141.75`. */
  low: string;
  high: string;
  average: string;
  /** As text in a sentence. */
  range: string;
  /** Positions on the common scale. */
  at: readonly [low: string, average: string, high: string];
  /** Average in dollars, for sorting. */
  dollars: number;
}

export interface RoleData {
  column: string;
  caption: string;
  /** Positions of the baseline's ends on the common scale. */
  base: readonly [low: string, high: string];
  regions: Readonly<Record<string, PayMarks>>;
}

/** The page's data, as JSON. */
export interface ComparisonData {
  roles: Readonly<Record<string, RoleData>>;
  /** Announcements for the live region. */
  texts: Readonly<Record<"shown" | "sorted" | "reversed" | "pinned" | "none", string>>;
}
