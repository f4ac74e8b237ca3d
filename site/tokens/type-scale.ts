/** The faces with their fallbacks; the `… Fallback` faces are in `site/styles/fonts.css`. */
export const FONTS = {
  head: { family: "Archivo", generic: "Arial, sans-serif" },
  body: { family: "Source Sans 3", generic: '"Segoe UI", Arial, sans-serif' },
  mono: { family: "Spline Sans Mono", generic: "Consolas, monospace" },
} as const;

/**
 * All sizes of text in pixels; a step's name is its size. 13: mono. 16 and 17: notes, labels, tables. 17 and 18: body.
 * 18 and 20: articles. 19 to 24: leads and small headings. 31 to 82: figures, H2 and H1 of phones and desks.
 * 148: the number of the 404 page.
 */
export const TYPE_SIZES = [13, 16, 17, 18, 19, 20, 22, 24, 31, 36, 38, 42, 46, 50, 62, 68, 82, 148] as const;

/** Line heights as multiples of the size. */
export const LEADING = {
  solid: 1,
  heading: 1.02,
  title: 1.16,
  term: 1.25,
  label: 1.3,
  cell: 1.4,
  note: 1.5,
  body: 1.55,
  prose: 1.6,
} as const;

/** Letter spacing in em. */
export const TRACKING = {
  display: -0.036,
  heading: -0.03,
  title: -0.015,
  mono: -0.01,
  term: -0.008,
} as const;
