/** A face of the design as its package has it. */
interface FontFace {
  family: string;
  /** Its file, in the packages. */
  source: string;
  /** Weights that the pages use: from the lightest to the heaviest of a variable face. */
  weight: number | readonly [lightest: number, heaviest: number];
}

/** A part of a face: the letters of a file of its own. */
interface FontPart {
  name: string;
  /** First and last code points. */
  ranges: readonly (readonly [first: number, last: number])[];
}

/** A file of the site: one part of one face. */
export interface FontFile extends FontFace {
  /** The address that the style sheet is compiled with; the build gives it a hash. */
  name: string;
  ranges: FontPart["ranges"];
}

const FACES: readonly FontFace[] = [
  {
    family: "Archivo",
    source: "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
    weight: [400, 780],
  },
  {
    family: "Source Sans 3",
    source: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    weight: [400, 700],
  },
  {
    family: "Spline Sans Mono",
    source: "@fontsource/spline-sans-mono/files/spline-sans-mono-latin-500-normal.woff2",
    weight: 500,
  },
];

/** The signs beyond ASCII that English texts have: no-break space, §, ©, ®, °, ±, ·, ×, ÷, dashes, quotes, bullet, …, ′, ″, €, ™, −, ≠. */
const SIGNS = [
  0xa0, 0xa3, 0xa7, 0xa9, 0xae, 0xb0, 0xb1, 0xb7, 0xbd, 0xd7, 0xf7, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019,
  0x201c, 0x201d, 0x2022, 0x2026, 0x2032, 0x2033, 0x20ac, 0x2122, 0x2212, 0x2260,
];

/**
 * What every page is set in, and the letters of other languages: names in a form, a word in an article. A browser fetches the second
 * part only when a page shows one of its letters.
 */
const PARTS: readonly FontPart[] = [
  { name: "basic", ranges: [[0x20, 0x7e], ...SIGNS.map((sign) => [sign, sign] as const)] },
  {
    name: "extended",
    ranges: [
      ...gapsBetween(SIGNS, 0xa1, 0xff),
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
    ],
  },
];

/** Every file of the three faces. */
export const FONT_FILES: readonly FontFile[] = FACES.flatMap((face) =>
  PARTS.map(({ name, ranges }) => ({
    ...face,
    ranges,
    name: `/fonts/${face.family.toLowerCase().replaceAll(" ", "-")}-${name}.woff2`,
  })),
);

/** The faces as rules of a style sheet. Texts are shown at once, in the fallbacks of `site/styles/fonts.css`, and again when the files are there. */
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

/** The ranges from `first` to `last` without some code points. */
function gapsBetween(left: readonly number[], first: number, last: number): [number, number][] {
  const inside = left.filter((code) => code >= first && code <= last);
  const starts = [first, ...inside.map((code) => code + 1)];
  const ends = [...inside.map((code) => code - 1), last];
  return starts.flatMap((start, index): [number, number][] => {
    const end = ends[index] ?? last;
    return start <= end ? [[start, end]] : [];
  });
}
