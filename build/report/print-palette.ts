import { PAPER_PALETTE } from "../../site/drawings/paper-palette.ts";
import { DRAWING_PRINT, LIGHT } from "../../site/tokens/colors.ts";

export const PRINT_PALETTE: Readonly<Record<string, string>> = {
  ...PAPER_PALETTE,
  "--d-top": DRAWING_PRINT.top,
  "--d-left": DRAWING_PRINT.left,
  "--d-right": DRAWING_PRINT.right,
};

/** Colors for a map next to a chart. Orange is reserved for the chart, so the lead city is marked in ink. */
export const MAP_PALETTE: Readonly<Record<string, string>> = {
  ...PRINT_PALETTE,
  "--color-signal": LIGHT.ink,
};
