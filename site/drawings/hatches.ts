/**
 * Hatch patterns at 45 degrees: close (pitch 5) for cut faces and concrete, wide (pitch 9) for shade. `pitch`
 * is in user units; `opacity` makes a hatch lighter than outlines.
 */
const HATCHES = [
  { name: "close", pitch: 5, opacity: 0.55 },
  { name: "wide", pitch: 9, opacity: 0.42 },
] as const;

/** Returns the SVG markup of a hatch pattern. `line` contains the stroke attributes. */
export function hatchPattern(id: string, pitch: number, opacity: number, line: string): string {
  return `<pattern id="${id}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path ${line} opacity="${opacity}" d="M0 ${pitch / 2}h${pitch}"/></pattern>`;
}

/** Returns the markup of all hatch patterns. `line` contains the stroke attributes. */
export const hatchPatterns = (line: string, idSuffix = ""): string =>
  HATCHES.map(({ name, pitch, opacity }) =>
    hatchPattern(`hatch-${name}${idSuffix}`, pitch, opacity, line),
  ).join("");
