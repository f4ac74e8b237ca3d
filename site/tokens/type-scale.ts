/** Font stacks. The `… Fallback` fonts are defined in `site/styles/fonts.css`. */
export const FONTS = {
  head: { family: "Archivo", generic: "Arial, sans-serif" },
  body: { family: "Source Sans 3", generic: '"Segoe UI", Arial, sans-serif' },
  mono: { family: "Spline Sans Mono", generic: "Consolas, monospace" },
} as const;

/**
 * All font sizes in pixels. Each is also the name of its step, such as `text-16`.
 * - 13: monospaced text
 * - 16 and 17: notes, labels, tables
 * - 17 and 18: body
 * - 18 and 20: articles
 * - 19 to 24: leads and small headings
 * - 31 to 82: figures, H2 and H1 on phones and desktop
 * - 148: the number on the 404 page
 */
export const TYPE_SIZES = [13, 16, 17, 18, 19, 20, 22, 24, 31, 36, 38, 42, 46, 50, 62, 68, 82, 148] as const;

/** Sizes and line heights in pixels, by element, for the operator's desk, which has a denser layout. */
export const DESK_SIZES = {
  code: [12.5, 18],
  dense: [14.5, 20],
  part: [16, 20],
  title: [19, 24],
  name: [26, 30],
} as const;

/** Line heights in percent of the font size. Each is also the name of its step, such as `leading-125`. */
export const LINE_HEIGHTS = [
  97, 99, 100, 102, 116, 120, 125, 130, 135, 140, 145, 148, 150, 155, 160,
] as const;

export const WEIGHTS = {
  regular: 400,
  medium: 500,
  strong: 600,
  label: 620,
  heading: 640,
  figure: 650,
  display: 660,
  logo: 700,
} as const;

/** Letter spacing in em. Larger text has tighter spacing. */
export const TRACKING = {
  display: -0.036,
  heading: -0.03,
  title: -0.022,
  small: -0.015,
  mono: -0.01,
  term: -0.008,
  normal: 0,
} as const;
