/**
 * A line drawing as data.
 *
 * - `viewBox`: left, top, width and height in user units; one unit is about one CSS pixel at the drawing's natural size.
 * - `body`: the SVG markup inside the `<svg>`; colours and strokes come from the classes in `site/styles/drawings.css`.
 * - `label`: what the drawing shows, for readers who do not see it. Absent on a drawing that only decorates.
 */
export type Drawing = {
  viewBox: [left: number, top: number, width: number, height: number];
  body: string;
  label?: string;
  /** Made for a small cell: lines are drawn thinner, so that the orange member stays the strongest. */
  isSmall?: boolean;
};

/** Stands in `body` for a prefix that is unique on the page; ids inside a drawing start with it. */
export const ID_PREFIX = "%id%";
