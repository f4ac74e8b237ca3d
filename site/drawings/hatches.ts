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

/** The hatch of cut faces, and of what is not published. */
export const CLOSE_HATCH = hatchPattern("hatch-close", 5, 0.55);
