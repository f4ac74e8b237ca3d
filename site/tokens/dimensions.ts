/** Spacing unit in pixels. `p-9`, for example, is 36 px. */
export const SPACE_UNIT = 4;

/** Width of the page container in pixels, including the side padding. */
export const CONTAINER_WIDTH = 1288;

export const BREAKPOINTS = { sm: 480, md: 761, lg: 1024, desk: 1101, xl: 1361 } as const;

/** Border radius, in pixels, of buttons, fields and frames. */
export const RADIUS = 2;

/** Widths of interface lines, in pixels. */
export const LINE_WIDTHS = { rule: 1, control: 1.5, error: 2, focus: 3 } as const;

/** Widths of lines in drawings, in pixels. They do not depend on the drawing's scale. */
export const STROKE_WIDTHS = {
  cut: 2,
  outline: 1.15,
  dimension: 0.7,
  detail: 0.65,
  grid: 0.6,
  ghost: 1,
  tick: 1.7,
} as const;
