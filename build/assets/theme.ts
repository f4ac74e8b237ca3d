import { DARK, DRAWING_DARK, DRAWING_FIXED, DRAWING_LIGHT, FIXED, LIGHT } from "../../site/tokens/colors.ts";
import {
  LINE_WIDTHS,
  RADIUS,
  STROKE_WIDTHS,
  BREAKPOINTS,
  CONTAINER_WIDTH,
  SPACE_UNIT,
} from "../../site/tokens/dimensions.ts";
import { FONTS, LINE_HEIGHTS, TRACKING, TYPE_SIZES, WEIGHTS } from "../../site/tokens/type-scale.ts";

type Values = Readonly<Record<string, string | number>>;

const declareProperties = (prefix: string, values: Values, unit = ""): string =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}-${name}: ${value}${unit};`)
    .join("\n");

const fontStacks = Object.fromEntries(
  Object.entries(FONTS).map(([name, { family, generic }]) => [
    name,
    `"${family}", "${family} Fallback", ${generic}`,
  ]),
);

/**
 * Writes the tokens as a Tailwind theme without Tailwind's defaults.
 * @param output `static` also defines the variables; `reference` assumes that they are defined elsewhere
 */
export function themeTokens(output: "static" | "reference"): string {
  const sizes = Object.fromEntries(TYPE_SIZES.map((size) => [size, size]));
  const lineHeights = Object.fromEntries(LINE_HEIGHTS.map((percent) => [percent, percent / 100]));
  // No fallback value in `var()`, since it would be repeated in every utility class.
  const valueOf = (name: string, value: string): string => (output === "static" ? value : `var(--${name})`);
  const declareThemeProperties = (prefix: string, values: Values, unit = ""): string =>
    Object.entries(values)
      .map(([name, value]) => `--${prefix}-${name}: ${valueOf(`${prefix}-${name}`, `${value}${unit}`)};`)
      .join("\n");
  return `
@theme inline reference {
  --spacing: ${SPACE_UNIT}px;
  --container-page: ${CONTAINER_WIDTH}px;
  ${declareProperties("breakpoint", BREAKPOINTS, "px")}
  ${declareProperties("leading", lineHeights)}
  ${declareProperties("font-weight", WEIGHTS)}
  ${declareProperties("tracking", TRACKING, "em")}
  ${declareProperties("border-width", LINE_WIDTHS, "px")}
  --text-13--line-height: 1.4;
  --text-13--font-weight: ${WEIGHTS.medium};
}
@theme ${output === "static" ? "static" : "inline reference"} {
  --radius-control: ${valueOf("radius-control", `${RADIUS}px`)};
  ${declareThemeProperties("color", { ...LIGHT, ...FIXED })}
  ${declareThemeProperties("font", fontStacks)}
  ${declareThemeProperties("text", sizes, "px")}
}`;
}

/** Writes the dark colors as those of all sections, on screens of users who prefer a dark scheme. */
export const darkSchemeStyles = (): string => `
@media screen and (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    ${declareProperties("color", { ...DARK, critical: FIXED["critical-soft"] })}
    ${declareProperties("d", DRAWING_DARK)}
  }
}
`;

/** Writes the tokens as CSS variables, and the color overrides for dark sections, which are light on paper. */
export function themeStyles(): string {
  return `${themeTokens("static")}
:root {
  ${declareProperties("d", { ...DRAWING_LIGHT, ...DRAWING_FIXED })}
  ${declareProperties("stroke", STROKE_WIDTHS)}
}
@media not print {
.reversed {
  ${declareProperties("color", DARK)}
  ${declareProperties("d", DRAWING_DARK)}
  background: var(--color-paper);
  color: var(--color-ink);
}
}
`;
}
