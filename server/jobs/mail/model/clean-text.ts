/** Control characters, line separators, and marks that turn the direction of what follows; joiners of scripts and emoji stay. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** One line of somebody else's text that is safe in a header and beside other text: no line break, no change of direction. */
export function cleanLine(text: string, max = 200): string {
  const line = text.replace(/\s+/gu, " ").replace(UNSAFE, "").trim();
  if (line.length <= max) return line;
  // A letter with its marks is never cut in two.
  let kept = "";
  for (const { segment } of graphemes.segment(line)) {
    if (kept.length + segment.length >= max) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** The same for text of several lines, whose line breaks stay. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => cleanLine(line, Number.POSITIVE_INFINITY))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
