/**
 * Texts that are costly to read carelessly: for a pattern that backtracks, for Unicode normalization, or for a parser.
 * Each repeats a unit, between a start and an end that keep a pattern from matching.
 */
const UNITS: Readonly<Record<string, readonly [unit: string, start?: string, end?: string]>> = {
  "spaces between letters": [" ", "a", "x"],
  "line breaks": ["\r\n", "a", "x"],
  "no-break spaces": ["\u00a0", "a", "x"],
  "letters and spaces": ["a "],
  "zero-width spaces": ["\u200b", "a", "x"],
  "delete characters": ["a\u007f"],
  "combining marks of two classes": ["\u0300\u0323", "x@a", ".co"],
  "accented letters": ["e\u0301"],
  ligatures: ["\ufdfa"],
  "Hangul letters": ["\u1112\u1161\u11ab"],
  "full-width letters": ["\uff41"],
  "opening angle brackets": ["<", "", "x"],
  "pairs of angle brackets": ["<>", "", "x"],
  "angle brackets and spaces": ["<a> ", "", "x"],
  "unclosed tags": ["<a "],
  "opening brackets": ["([{"],
  "nested JSON": ['{"a":['],
  "at signs": ["@"],
  "addresses without an end": ["a@", "", "."],
  "addresses in brackets": ["<a@b.co>,"],
  "mailto links": ["mailto:", "", "a@b.co"],
  digits: ["1"],
  "digits and spaces": ["1 "],
  "extensions of phone numbers": ["1 ext "],
  quotes: ['"'],
  backslashes: ["\\"],
  emoji: ["\u{1f3d7}\ufe0f"],
  "lone surrogates": ["\ud800"],
  "percent signs": ["%"],
  "escaped characters": ["%40/"],
  "escaped combining marks": ["%CC%80%CC%A3", "http://a"],
  dots: [".", "a", "x"],
  labels: ["a.", "a@", "co"],
  hyphens: ["-", "a", "x"],
  "commas and semicolons": [",;", "a", "x"],
  "question marks": ["?", "mailto:a@b.co", "\nx"],
  links: ["http://a "],
  "markup of links": ["<a [url"],
  "phrases of spam": ["seo "],
  "slashes and at signs": ["/a@", "https://a"],
  "a mixture": [' \u0300<a@"%41\u{1f3d7}.\\1,'],
};

export interface HostileText {
  name: string;
  /** Returns a text of at most this many bytes in UTF-8. */
  fill: (bytes: number) => string;
}

const byteLength = (text: string): number => Buffer.byteLength(text);

/** Marks of one class and then of another, for which most algorithms are slower than for alternating ones. */
const sortedMarks: HostileText = {
  name: "combining marks in the wrong order",
  fill: (bytes) => {
    const count = Math.max(0, Math.floor((bytes - 7) / 4));
    return `x@a${"\u0300".repeat(count)}${"\u0323".repeat(count)}.co`;
  },
};

/** Converting a host to ASCII takes quadratic time in the number of different characters. */
const differentCharacters: HostileText = {
  name: "different characters",
  fill: (bytes) => {
    const count = Math.max(0, Math.floor((bytes - 8) / 3));
    const characters = Array.from({ length: count }, (_none, index) => 0x4e00 + ((7_919 * index) % 20_000));
    return `http://${String.fromCodePoint(...characters)}/`;
  },
};

export const hostileTexts: readonly HostileText[] = [
  sortedMarks,
  differentCharacters,
  ...Object.entries(UNITS).map(([name, [unit, start = "", end = ""]]) => ({
    name,
    fill: (bytes: number) =>
      start +
      unit.repeat(Math.max(0, Math.floor((bytes - byteLength(start + end)) / byteLength(unit)))) +
      end,
  })),
];
