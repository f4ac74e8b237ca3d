/**
 * A line drawing as data.
 * - `viewBox`: left, top, width and height in user units; one unit is about one CSS pixel at natural size.
 * - `body`: SVG markup; colors and strokes come from classes in `site/styles/drawings.css`.
 * - `label`: text alternative; absent if the drawing is decorative.
 */
export type Drawing = {
  viewBox: [left: number, top: number, width: number, height: number];
  body: string;
  label?: string;
  /** Whether the drawing is shown small, as on cards, and therefore needs thinner lines. */
  isSmall?: boolean;
};

/** Placeholder in `body` that is replaced with an id prefix unique to the page. */
export const ID_PREFIX = "%id%";
