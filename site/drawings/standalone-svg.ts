import { readFileSync } from "node:fs";
import { ID_PREFIX, type Drawing } from "./kernel/drawing.ts";
import { hatchPatterns } from "./hatches.ts";
import { formatNumber } from "./kernel/path-data.ts";
import { PAPER_PALETTE } from "./paper-palette.ts";

type StandaloneOptions = {
  /** Image width in pixels. The drawing is centered in the image. */
  width: number;
  height: number;
  palette?: Readonly<Record<string, string>>;
  margin?: number;
};

const STYLE_SHEETS = ["../styles/drawings.css", "../styles/pages/map.css"].map(
  (path) => new URL(path, import.meta.url),
);

/** Line width factor for small drawings, the same as in `.draw-small`. */
const SMALL_STROKE_FACTOR = 0.75;

type StyleRule = { selector: string; declarations: string };
let rules: StyleRule[] | undefined;

/**
 * Converts a drawing to a self-contained SVG file with literal colors, its own hatch patterns and no external
 * references. Rasterizers ignore `vector-effect`, so stroke widths are divided by the drawing's scale.
 */
export function toStandaloneSvg(drawing: Drawing, options: StandaloneOptions): string {
  const { width, height, palette = PAPER_PALETTE, margin = 0 } = options;
  const [left, top, drawnWidth, drawnHeight] = drawing.viewBox;
  const scale = Math.min((width - 2 * margin) / drawnWidth, (height - 2 * margin) / drawnHeight);
  const [roomX, roomY] = [width / scale, height / scale];
  const origin = [left - (roomX - drawnWidth) / 2, top - (roomY - drawnHeight) / 2];
  const viewBox = [...origin, roomX, roomY].map((value) => value.toFixed(2)).join(" ");
  const body = drawing.body.replaceAll(ID_PREFIX, "");
  const line = `stroke="${palette["--d-ink"]}" stroke-width="${formatNumber(0.7 / scale)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="draw" width="${width}" height="${height}" viewBox="${viewBox}" fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    `<style>${styleSheet(palette, drawing.isSmall ? scale / SMALL_STROKE_FACTOR : scale)}</style><defs>${hatchPatterns(line)}</defs>${body}</svg>`
  );
}

function styleSheet(palette: Readonly<Record<string, string>>, scale: number): string {
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

function valueOf(palette: Readonly<Record<string, string>>, name: string): string {
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
    .filter(({ selector, declarations }) => selector.startsWith(".draw ") && declarations !== "");
}
