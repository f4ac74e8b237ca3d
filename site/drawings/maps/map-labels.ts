import { escapeText, formatNumber } from "../svg-markup.ts";
import { type City, formatCoordinates } from "./geodesy.ts";
import type { LabelSize, PlacedLabel } from "./place-labels.ts";
import { headingWidth, monoWidth } from "./text-width.ts";

/** Font sizes of a city's label in user units. Without `coordinates`, the label has only the name. */
export type LabelFontSizes = { city: number; coordinates?: number };

export function labelSize(city: City, type: LabelFontSizes): LabelSize {
  const name = headingWidth(city.name, type.city);
  if (type.coordinates === undefined) return { width: name, height: type.city * 1.1 };
  return {
    width: Math.max(name, monoWidth(formatCoordinates(city), type.coordinates)),
    height: type.city * 1.05 + type.coordinates * 1.15,
  };
}

/**
 * Returns a city's name as SVG, with its coordinates below if the map shows them.
 * @param isOutside whether the label is outside the state
 */
export function cityLabel(
  city: City,
  { left, right, top, anchor }: PlacedLabel,
  type: LabelFontSizes,
  isOutside: boolean,
): string {
  const x = formatNumber(anchor === "start" ? left : anchor === "end" ? right : (left + right) / 2);
  const outsideClass = isOutside ? " outside" : "";
  const text = (className: string, size: number, y: number, content: string) =>
    `<text class="${className}${outsideClass}" font-size="${size}" x="${x}" y="${formatNumber(y)}"${anchor === "start" ? "" : ` text-anchor="${anchor}"`}>${content}</text>`;
  const name = text("city", type.city, top + type.city * 0.86, escapeText(city.name));
  if (type.coordinates === undefined) return name;
  const coordinatesY = top + type.city * 1.05 + type.coordinates * 0.92;
  return name + text("coordinates", type.coordinates, coordinatesY, formatCoordinates(city));
}
