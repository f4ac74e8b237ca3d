import { readFileSync } from "node:fs";
import { projectPath } from "../settings/project-root.ts";
import { DARK, DRAWING_DARK, DRAWING_FIXED, DRAWING_LIGHT, FIXED, LIGHT } from "../tokens/colors.ts";
import { STROKE_WIDTHS } from "../tokens/dimensions.ts";
import { FONTS } from "../tokens/type-scale.ts";
import type { Drawing } from "./load-drawing.ts";
import { formatNumber } from "./svg-markup.ts";

type Palette = Readonly<Record<string, string>>;

const toCustomProperties = (prefix: string, values: Readonly<Record<string, string | number>>): Palette =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, String(value)]));

/** The tokens that drawings use, as on a light page. */
export const PAPER_PALETTE: Palette = {
  ...toCustomProperties("color", { ...FIXED, ...LIGHT }),
  ...toCustomProperties("d", { ...DRAWING_FIXED, ...DRAWING_LIGHT }),
  ...toCustomProperties("stroke", STROKE_WIDTHS),
  ...toCustomProperties(
    "font",
    Object.fromEntries(
      Object.entries(FONTS).map(([name, { family, generic }]) => [name, `${family}, ${generic}`]),
    ),
  ),
};

/** The same tokens, as on a dark page. */
export const DARK_PALETTE: Palette = {
  ...PAPER_PALETTE,
  ...toCustomProperties("color", DARK),
  ...toCustomProperties("d", DRAWING_DARK),
};

type StandaloneOptions = {
  /** Image width in pixels. The drawing is centered in the image. */
  width: number;
  height: number;
  palette?: Palette;
  margin?: number;
};

const STYLE_SHEETS = ["site/styles/drawings.css", "site/styles/pages/map.css"].map(projectPath);

/** Line width factor for small drawings, the same as in `.draw-small`. */
const SMALL_STROKE_FACTOR = 0.75;

type StyleRule = { selector: string; declarations: string };
let rules: StyleRule[] | undefined;

/**
 * Converts a drawing to a self-contained SVG file with literal colors and no external references. Rasterizers ignore
 * `vector-effect`, so stroke widths are divided by the drawing's scale.
 */
export function toStandaloneSvg(drawing: Drawing, options: StandaloneOptions): string {
  const { width, height, palette = PAPER_PALETTE, margin = 0 } = options;
  const [left, top, drawnWidth, drawnHeight] = drawing.viewBox;
  const scale = Math.min((width - 2 * margin) / drawnWidth, (height - 2 * margin) / drawnHeight);
  const [roomX, roomY] = [width / scale, height / scale];
  const origin = [left - (roomX - drawnWidth) / 2, top - (roomY - drawnHeight) / 2];
  const viewBox = [...origin, roomX, roomY].map((value) => value.toFixed(2)).join(" ");
  const lineScale = drawing.isSmall ? scale / SMALL_STROKE_FACTOR : scale;
  const hatchLines = `.draw .hatch-line{stroke:${palette["--d-ink"]};stroke-width:${formatNumber(0.7 / scale)}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="draw" width="${width}" height="${height}" viewBox="${viewBox}" fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    `<style>${styleSheet(palette, lineScale)}${hatchLines}</style>${drawing.body}</svg>`
  );
}

function styleSheet(palette: Palette, scale: number): string {
  rules ??= readRules(STYLE_SHEETS.map((sheet) => readFileSync(sheet, "utf8")).join(""));
  const scaleNumbers = (text: string) =>
    text.replace(/\d*\.?\d+/g, (number) => String(Number((Number(number) / scale).toFixed(3))));
  return rules
    .map(({ selector, declarations }) => {
      const literalDeclarations = declarations
        .replace(/var\((--[\w-]+)\)/g, (_, name: string) => valueOf(palette, name))
        .replace(/(stroke-width|stroke-dasharray):([^;]+)/g, (_, property: string, value: string) =>
          // The halo around map text is in user units, so it is not scaled.
          value.includes("px") ? `${property}:${value}` : `${property}:${scaleNumbers(value)}`,
        );
      return `${selector}{${literalDeclarations}}`;
    })
    .join("");
}

function valueOf(palette: Palette, name: string): string {
  const value = palette[name];
  if (value === undefined) throw new Error(`drawings.css uses ${name}, which site/tokens does not define`);
  return value;
}

function readRules(css: string): StyleRule[] {
  const cssWithoutComments = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const topLevel = cssWithoutComments.replace(/@[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  return [...topLevel.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector = "", declarations = ""]) => ({
      selector: selector.trim().replace(/\s+/g, " "),
      declarations: declarations
        .replace(/vector-effect:[^;]*;/, "")
        .replace(/\s+/g, " ")
        .trim(),
    }))
    .filter(({ selector, declarations }) => /^\.draw (?!\.hatch-line)/.test(selector) && declarations !== "");
}
