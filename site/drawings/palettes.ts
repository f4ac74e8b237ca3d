import { DARK, DRAWING_DARK, DRAWING_FIXED, DRAWING_LIGHT, FIXED, LIGHT } from "../tokens/colors.ts";
import { STROKES } from "../tokens/lines.ts";
import { FONTS } from "../tokens/type-scale.ts";

/** The variables that `drawings.css` uses, as literal values; for files that have no style sheet of the page. */
export type DrawingPalette = Readonly<Record<string, string>>;

const named = (prefix: string, values: Readonly<Record<string, string | number>>): [string, string][] =>
  Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, String(value)]);

const FONT_FAMILIES = Object.fromEntries(
  Object.entries(FONTS).map(([name, { family, generic }]) => [name, `${family}, ${generic}`]),
);

function paletteOf(colors: Record<string, string>, faces: Record<string, string>): DrawingPalette {
  return Object.fromEntries([
    ...named("color", { ...FIXED, ...colors }),
    ...named("d", { ...DRAWING_FIXED, ...faces }),
    ...named("stroke", STROKES),
    ...named("font", FONT_FAMILIES),
  ]);
}

/** The drawing on paper. */
export const PAPER_PALETTE = paletteOf(LIGHT, DRAWING_LIGHT);

/** The drawing on the reversed (ink) sheet. */
export const REVERSED_PALETTE = paletteOf(DARK, DRAWING_DARK);
