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

export interface RoleData {
  column: string;
  caption: string;
  /** CSS positions of the baseline range on the pay scale. */
  base: readonly [low: string, high: string];
  regions: Readonly<Record<string, PayMarks>>;
}

export interface ComparisonData {
  roles: Readonly<Record<string, RoleData>>;
  texts: Readonly<Record<"shown" | "sorted" | "reversed" | "pinned" | "none", string>>;
}
