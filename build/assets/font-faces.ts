import { FONT_SOURCES } from "./font-sources.ts";

interface FontPart {
  name: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

/** A variable font has a range of weights. */
const FACES = [
  {
    family: "Archivo",
    source: FONT_SOURCES.archivo,
    weight: [400, 780],
  },
  {
    family: "Source Sans 3",
    source: FONT_SOURCES.sourceSans,
    weight: [400, 700],
  },
  {
    family: "Spline Sans Mono",
    source: FONT_SOURCES.splineMono,
    weight: 500,
  },
] as const;

const EXTRA_CODE_POINTS = [
  0xa0, 0xa3, 0xa7, 0xa9, 0xae, 0xb0, 0xb1, 0xb7, 0xbd, 0xd7, 0xf1, 0xf7, 0x2011, 0x2013, 0x2014, 0x2018,
  0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2032, 0x2033, 0x20ac, 0x2122, 0x2212, 0x2260,
];

/**
 * The two files of each font: characters that every page uses, and characters of other languages. Browsers load
 * the second file only for pages that need it (`unicode-range`).
 */
const PARTS: readonly FontPart[] = [
  {
    name: "basic",
    ranges: [[0x20, 0x7e], ...EXTRA_CODE_POINTS.map((codePoint) => [codePoint, codePoint] as const)],
  },
  {
    name: "extended",
    ranges: [
      ...rangesWithout(EXTRA_CODE_POINTS, 0xa1, 0xff),
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
    ],
  },
];

export const FONT_FILES = FACES.flatMap((face) =>
  PARTS.map(({ name, ranges }) => ({
    ...face,
    ranges,
    name: `/fonts/${face.family.toLowerCase().replaceAll(" ", "-")}-${name}.woff2`,
  })),
);

/**
 * Generates the `@font-face` rules. Text is shown immediately in the fallback fonts from `site/styles/fonts.css`
 * (`font-display: swap`).
 */
export function fontFaceRules(): string {
  return FONT_FILES.map(
    ({ family, weight, name, ranges }) => `@font-face {
  font-family: "${family}";
  src: url("${name}") format("woff2");
  font-weight: ${[weight].flat().join(" ")};
  font-display: swap;
  unicode-range: ${ranges.map(toUnicodeRange).join(", ")};
}`,
  ).join("\n");
}

const hex = (code: number): string => code.toString(16).toUpperCase();

const toUnicodeRange = ([first, last]: readonly [number, number]): string =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;

function rangesWithout(omittedCodes: readonly number[], first: number, last: number): [number, number][] {
  const omittedInRange = omittedCodes.filter((code) => code >= first && code <= last);
  const rangeStarts = [first, ...omittedInRange.map((code) => code + 1)];
  const rangeEnds = [...omittedInRange.map((code) => code - 1), last];
  return rangeStarts.flatMap((start, index): [number, number][] => {
    const end = rangeEnds[index] ?? last;
    return start <= end ? [[start, end]] : [];
  });
}
