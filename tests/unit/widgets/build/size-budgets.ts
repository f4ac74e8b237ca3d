/** Most bytes that scripts may have, compressed with gzip. */
export const SIZE_BUDGETS = {
  /** The one script that a page loads by itself. */
  loader: 2200,
  /** Everything that one form needs: React, its rules, its texts, its fields. */
  widget: 84_000,
};
