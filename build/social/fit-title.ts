import type { MeasureText } from "./render-png.ts";

const SIZES = [76, 70, 64, 58, 52, 46];
/** Font size for measuring; widths scale linearly. */
const MEASURING_SIZE = 100;
const MAX_LINES = 5;
export const TRACKING = -0.034;

/**
 * Breaks a title into lines at the largest font size that fits.
 * @param width width of the column in pixels
 */
export function fitTitle(title: string, width: number, measureText: MeasureText) {
  const fitsAt =
    (fontSize: number) =>
    (line: string): boolean => {
      const lineWidth = widthsByLine.get(line) ?? measureText(line, MEASURING_SIZE) / MEASURING_SIZE;
      widthsByLine.set(line, lineWidth);
      return (lineWidth + line.length * TRACKING) * fontSize <= width;
    };
  const words = title.split(/\s+/);
  for (const fontSize of SIZES) {
    const lines = breakLines(words, fitsAt(fontSize));
    const fits = lines.length <= MAX_LINES && lines.every(fitsAt(fontSize));
    if (fits && lines.length * fontSize <= MAX_LINES * 62) return { lines, fontSize };
  }
  const fontSize = SIZES.at(-1) ?? 46;
  return { lines: breakLines(words, fitsAt(fontSize)), fontSize };
}

function breakLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Widths at a font size of 1 pixel, cached because each measurement parses the font again. */
const widthsByLine = new Map<string, number>();
