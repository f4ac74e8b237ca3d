import { DRAWING_FIXED, DRAWING_LIGHT, FIXED, LIGHT } from "../tokens/colors.ts";
import { STROKE_WIDTHS } from "../tokens/lines.ts";
import { FONTS } from "../tokens/type-scale.ts";

const toCustomProperties = (
  prefix: string,
  values: Readonly<Record<string, string | number>>,
): [string, string][] =>
  Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, String(value)]);

const FONT_FAMILIES = Object.fromEntries(
  Object.entries(FONTS).map(([name, { family, generic }]) => [name, `${family}, ${generic}`]),
);

export const PAPER_PALETTE: Readonly<Record<string, string>> = Object.fromEntries([
  ...toCustomProperties("color", { ...FIXED, ...LIGHT }),
  ...toCustomProperties("d", { ...DRAWING_FIXED, ...DRAWING_LIGHT }),
  ...toCustomProperties("stroke", STROKE_WIDTHS),
  ...toCustomProperties("font", FONT_FAMILIES),
]);
