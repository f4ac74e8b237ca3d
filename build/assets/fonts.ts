import { readFileSync, writeFileSync } from "node:fs";
import type { Store } from "../cache/store.ts";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import type { SubsetOptions } from "subset-font";

export const FONT_SOURCES = {
  archivo: "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
  sourceSans: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  splineMono: "@fontsource/spline-sans-mono/files/spline-sans-mono-latin-500-normal.woff2",
};

/**
 * OpenType features that the stylesheets use: kerning, ligatures, composed accents, tabular figures, and
 * glyph variants by weight (such as Archivo's dollar sign).
 */
const FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "rvrn", "tnum"];

export async function subsetFonts(store: Store): Promise<{ name: string; content: Buffer }[]> {
  const fonts: { name: string; content: Buffer }[] = [];
  for (const { name, source, ranges, weight } of FONT_FILES) {
    const text = ranges.flatMap(([first, last]) => codePoints(first, last)).join("");
    const file = await cacheFontSubset(store, source, text, {
      targetFormat: "woff2",
      keepFeatures: FEATURES,
      variationAxes: typeof weight === "number" ? {} : { wght: { min: weight[0], max: weight[1] } },
    });
    fonts.push({ name, content: readFileSync(file) });
  }
  return fonts;
}

const codePoints = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const require = createRequire(import.meta.url);

/**
 * Subsets a font. Await each call before the next, because the converter returns views of shared memory.
 * @param source file in node_modules
 * @param text the characters to keep
 * @returns the path of the subset font in the store
 */
export async function cacheFontSubset(
  store: Store,
  source: string,
  text: string,
  options: SubsetOptions,
): Promise<string> {
  const font = readFileSync(require.resolve(source));
  const digest = createHash("sha256").update(font).digest("hex");
  return store.provide("fonts", [digest, text, options], async (file) => {
    // Imported lazily, because loading the converter takes longer than reading a stored font.
    const { default: subsetFont } = await import("subset-font");
    writeFileSync(file, Buffer.copyBytesFrom(await subsetFont(font, text, options)));
  });
}

/** A font file and the weight to convert it to; without a weight, the font is used as it is. */
export type StaticFace = readonly [source: string, weight?: number];

const SUBSET_CHARACTERS = Array.from({ length: 0x2300 - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join("");

const FAMILY_NAME_IDS = [16, 17];

/**
 * Converts fonts to TrueType in a fixed weight, for renderers that support neither WOFF2 nor variable fonts.
 * @returns the paths of the converted files
 */
export async function writeStaticFonts(store: Store, faces: readonly StaticFace[]): Promise<string[]> {
  const files: string[] = [];
  for (const [source, weight] of faces)
    files.push(
      await cacheFontSubset(store, source, SUBSET_CHARACTERS, {
        targetFormat: "truetype",
        preserveNameIds: FAMILY_NAME_IDS,
        variationAxes: weight === undefined ? {} : { wght: weight },
      }),
    );
  return files;
}

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
