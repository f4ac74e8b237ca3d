/** Colors on light sections, which make up most of the site. */
export const LIGHT = {
  paper: "#f4f1e8",
  sheet: "#fcfaf5",
  band: "#eae5d8",
  line: "#d3cdbd",
  field: "#787c79",
  ink: "#15202b",
  "ink-2": "#46515a",
  "ink-3": "#5c6468",
  "signal-ink": "#a63700",
  focus: "#a63700",
} as const;

/** The same colors on dark sections. */
export const DARK: Readonly<Record<keyof typeof LIGHT, string>> = {
  paper: LIGHT.ink,
  sheet: "#1d2935",
  band: "#24313d",
  line: "#3a4752",
  field: "#8a949b",
  ink: LIGHT.paper,
  "ink-2": "#c3c8c6",
  "ink-3": "#a9b0b0",
  "signal-ink": "#ff8a4f",
  focus: "#ff8a4f",
};

/** Colors that are the same on light and dark sections. */
export const FIXED = {
  signal: "#ff5e14",
  critical: "#a5121f",
  "critical-soft": "#ffb4a8",
  caution: "#f2c14b",
  white: "#ffffff",
  /** Fields stay light on dark sections, and text on the signal color stays dark. */
  "light-sheet": LIGHT.sheet,
  "light-ink": LIGHT.ink,
  "light-ink-3": LIGHT["ink-3"],
  /** Notices are dark on both light and dark sections. */
  "dark-paper": DARK.paper,
  "dark-ink": DARK.ink,
  "dark-focus": DARK.focus,
} as const;

/** Faces and lines of drawings on light sections, lit from the upper left. */
export const DRAWING_LIGHT = {
  ink: LIGHT.ink,
  top: LIGHT.sheet,
  left: LIGHT.paper,
  right: "#e4decf",
  ghost: LIGHT["signal-ink"],
} as const;

export const DRAWING_DARK: Readonly<Record<keyof typeof DRAWING_LIGHT, string>> = {
  ink: "#e9e4d6",
  top: DARK.band,
  left: "#1b2733",
  right: "#0f1820",
  ghost: DARK["signal-ink"],
};

export const DRAWING_PRINT = {
  top: FIXED.white,
  left: "#f7f5ef",
  right: "#e6e1d5",
} as const;

/** The highlighted object of a drawing, with the same colors on light and dark sections. */
export const DRAWING_FIXED = {
  "signal-top": "#ff8145",
  "signal-left": FIXED.signal,
  "signal-right": "#d84a00",
  "signal-fine": LIGHT.ink,
} as const;
