/**
 * Control characters, line separators and bidirectional controls. Joiners (U+200C, U+200D), which some scripts and
 * emoji need, are allowed.
 */
const UNSAFE = /[\p{Cc}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

const graphemeSegmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Cleans untrusted text to a single line without bidirectional controls, so that it is safe in a header and next to
 * other text.
 * @param max maximum length in UTF-16 code units
 */
export function cleanLine(text: string, max = 200): string {
  const line = text.replace(/\s+/gu, " ").replace(UNSAFE, "").trim();
  if (line.length <= max) return line;
  // Truncate between graphemes, so that no letter loses its marks.
  let keptText = "";
  for (const { segment } of graphemeSegmenter.segment(line)) {
    if (keptText.length + segment.length >= max) break;
    keptText += segment;
  }
  return `${keptText.trimEnd()}…`;
}

/** Like `cleanLine`, but preserves line breaks. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => cleanLine(line, Number.POSITIVE_INFINITY))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Replaces placeholders such as `{by}`. The content schema defines which placeholders each string may contain. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
