import { PAPER_PALETTE } from "../../site/drawings/paper-palette.ts";
import { FIXED, LIGHT } from "../../site/tokens/colors.ts";

/** A drawing on white paper: the face that takes the light is the sheet itself. */
export const PRINT_PALETTE: Readonly<Record<string, string>> = {
  ...PAPER_PALETTE,
  "--d-top": FIXED.white,
  "--d-left": "#f7f5ef",
  "--d-right": "#e6e1d5",
};

/** A map beside a chart: the orange of the sheet is the chart's, so the lead city is marked in ink. */
export const MAP_PALETTE: Readonly<Record<string, string>> = {
  ...PRINT_PALETTE,
  "--color-signal": LIGHT.ink,
};
