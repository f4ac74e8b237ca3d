import { PAPER_PALETTE, type DrawingPalette } from "../../site/drawings/palettes.ts";
import { FIXED } from "../../site/tokens/colors.ts";

/** A drawing on white paper: the face that takes the light is the sheet itself. */
export const PRINT_PALETTE: DrawingPalette = {
  ...PAPER_PALETTE,
  "--d-top": FIXED.white,
  "--d-left": "#f7f5ef",
  "--d-right": "#e6e1d5",
};
