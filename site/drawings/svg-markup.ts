/** The hatch of cut faces, and of what is not published. */
export const CLOSE_HATCH = hatchPattern("hatch-close", 5, 0.55);

/** A point in user units, with y pointing down. */
export type Point2 = readonly [x: number, y: number];

/** Rounds to one decimal place, without `-0`. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** Formats a number with one decimal place in SVG's shortest form, such as `.5` for `0.5`. */
export function formatNumber(value: number): string {
  return String(roundToTenth(value)).replace(/^(-?)0\./, "$1.");
}

/**
 * Returns the path data of a polyline, or of a polygon if `isClosed`. Steps are relative and computed between
 * rounded points, so that rounding errors do not accumulate.
 */
export function pathData(points: readonly Point2[], isClosed = false): string {
  let previous: Point2 = [0, 0];
  let data = "";
  points.forEach((point, index) => {
    const rounded: Point2 = [roundToTenth(point[0]), roundToTenth(point[1])];
    if (index === 0) data = "M" + joinNumbers(rounded);
    else {
      const step = joinNumbers([rounded[0] - previous[0], rounded[1] - previous[1]]);
      data += index === 1 ? "l" + step : withSeparator(step);
    }
    previous = rounded;
  });
  return isClosed ? data + "z" : data;
}

function joinNumbers([x, y]: Point2): string {
  return formatNumber(x) + withSeparator(formatNumber(y));
}

/** Adds a space before a coordinate unless its minus sign already separates it. */
function withSeparator(text: string): string {
  return text.startsWith("-") ? text : " " + text;
}

export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/**
 * Returns the SVG markup of a hatch pattern at 45 degrees.
 * @param pitch distance between lines in user units
 * @param line attributes of the lines; by default, those of hatches in SVG files
 */
export function hatchPattern(
  id: string,
  pitch: number,
  opacity: number,
  line = 'class="hatch-line"',
): string {
  return `<pattern id="${id}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path ${line} opacity="${opacity}" d="M0 ${pitch / 2}h${pitch}"/></pattern>`;
}
