/** Border radius of buttons, fields and frames in pixels. */
export const RADIUS = 2;

/** Line widths of the interface in pixels. */
export const LINES = { rule: 1, control: 1.5, error: 2, focus: 3 } as const;

/** Line widths of drawings in pixels, independent of their scale. */
export const STROKES = {
  cut: 2,
  outline: 1.15,
  dimension: 0.7,
  detail: 0.65,
  grid: 0.6,
  ghost: 1,
  tick: 1.7,
} as const;
