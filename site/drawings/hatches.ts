/**
 * The two hatches: close (pitch 5) for cut faces and concrete, wide (pitch 9) for shade. Lines at 45 degrees.
 * `pitch` in user units; `opacity` keeps the hatch lighter than the outlines.
 */
export const HATCHES = [
  { name: "close", pitch: 5, opacity: 0.55 },
  { name: "wide", pitch: 9, opacity: 0.42 },
] as const;

/** Markup of one hatch pattern with the given id; `line` are attributes of its stroke, `turn` its angle in degrees. */
export function hatchPattern(id: string, pitch: number, opacity: number, line: string): string {
  return `<pattern id="${id}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path ${line} opacity="${opacity}" d="M0 ${pitch / 2}h${pitch}"/></pattern>`;
}
