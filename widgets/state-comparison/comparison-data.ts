/** A range of pay as a row draws and prints it. */
export interface PayMarks {
  /** In thousands of dollars, exactly: `141.75`. */
  low: string;
  high: string;
  average: string;
  /** As a sentence says it. */
  range: string;
  /** Places of low, average and high on the common scale. */
  at: readonly [low: string, average: string, high: string];
  /** The average in dollars, which rows are sorted by. */
  dollars: number;
}

/** A role's pay. */
export interface RoleData {
  /** Name of the column of pay, and of the table. */
  column: string;
  caption: string;
  /** Places of the baseline's ends on the common scale. */
  base: readonly [low: string, high: string];
  /** By the region's name in addresses. */
  regions: Readonly<Record<string, PayMarks>>;
}

/** What the page hands to its script. */
export interface ComparisonData {
  /** By the role's name in addresses. */
  roles: Readonly<Record<string, RoleData>>;
  /** What is said when the table has changed. */
  texts: Readonly<Record<"shown" | "sorted" | "reversed" | "pinned" | "none", string>>;
}
