/** The variables that `drawings.css` uses, as literal values; for files that have no style sheet of the page. */
export type DrawingPalette = Record<
  | "--d-ink"
  | "--d-top"
  | "--d-left"
  | "--d-right"
  | "--d-ghost"
  | "--color-paper"
  | "--color-signal"
  | "--color-ink-2"
  | "--color-ink-3"
  | "--font-head"
  | "--font-mono",
  string
>;

const FONTS = {
  "--font-head": "Archivo, Arial, sans-serif",
  "--font-mono": "Spline Sans Mono, Consolas, monospace",
};

/** The drawing on paper. */
export const PAPER_PALETTE: DrawingPalette = {
  "--d-ink": "#15202b",
  "--d-top": "#fcfaf5",
  "--d-left": "#f4f1e8",
  "--d-right": "#e4decf",
  "--d-ghost": "#a63700",
  "--color-paper": "#f4f1e8",
  "--color-signal": "#ff5e14",
  "--color-ink-2": "#46515a",
  "--color-ink-3": "#5c6468",
  ...FONTS,
};

/** The drawing on the reversed (ink) sheet. */
export const REVERSED_PALETTE: DrawingPalette = {
  "--d-ink": "#e9e4d6",
  "--d-top": "#24313d",
  "--d-left": "#1b2733",
  "--d-right": "#0f1820",
  "--d-ghost": "#ff8a4f",
  "--color-paper": "#15202b",
  "--color-signal": "#ff5e14",
  "--color-ink-2": "#c3c8c6",
  "--color-ink-3": "#a9b0b0",
  ...FONTS,
};
