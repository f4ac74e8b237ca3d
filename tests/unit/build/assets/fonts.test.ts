import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { convert } from "fontverter";
import { expect, test } from "vitest";
import { subsetFonts, FONT_FILES, fontFaceRules } from "../../../../build/assets/fonts.ts";
import { openStore } from "../../../../build/cache/store.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";

const root = temporaryFolder();

const codesOf = (name: string): number[] =>
  FONT_FILES.filter((file) => file.name === name).flatMap(({ ranges }) =>
    ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => first + n)),
  );

test("the two files of a font contain every printable Latin-1 character exactly once", () => {
  const codes = [...codesOf("/fonts/archivo-basic.woff2"), ...codesOf("/fonts/archivo-extended.woff2")];
  expect(new Set(codes).size).toBe(codes.length);
  for (let code = 0x20; code <= 0xff; code++)
    if (code < 0x7f || code > 0x9f) expect(codes, `U+${code.toString(16)}`).toContain(code);
});

test("English text needs only a font's Latin subset", () => {
  const basic = codesOf("/fonts/source-sans-3-basic.woff2");
  for (const character of "Aa0 &$%“”‘’–—…·×−°§©")
    expect(basic, character).toContain(character.codePointAt(0));
});

test("each font file has its own @font-face rule, and text uses a fallback until the font is loaded", () => {
  const rules = fontFaceRules().split("@font-face").slice(1);
  expect(rules).toHaveLength(FONT_FILES.length);
  FONT_FILES.forEach(({ name }, index) => {
    expect(rules[index]).toContain(`url("${name}")`);
    expect(rules[index]).toContain("font-display: swap");
  });
});

test("fonts are subset once, and the next build reuses them", async () => {
  const fonts = await subsetFonts(openStore(root));
  expect(fonts.map(({ name }) => name)).toEqual(FONT_FILES.map(({ name }) => name));
  for (const { name, content } of fonts) {
    expect(content.subarray(0, 4).toString(), name).toBe("wOF2");
    expect(content.byteLength, name).toBeGreaterThan(3_000);
  }
  const cachedFiles = readdirSync(join(root, ".cache/fonts"));
  expect(cachedFiles).toHaveLength(fonts.length);
  expect(await subsetFonts(openStore(root))).toEqual(fonts);
  expect(readdirSync(join(root, ".cache/fonts"))).toEqual(cachedFiles);
});

test("the subset of a variable font preserves its alternate shapes for other weights", async () => {
  /** Whether a font has the OpenType feature for variation alternates, whose tag is stored as text. */
  const hasAlternates = async (woff2: Buffer): Promise<boolean> =>
    Buffer.from(await convert(woff2, "truetype")).includes("rvrn");
  const require = createRequire(import.meta.url);
  const archivo = FONT_FILES.filter(({ family }) => family === "Archivo");
  for (const { source } of archivo)
    expect(await hasAlternates(readFileSync(require.resolve(source)))).toBe(true);
  const cut = (await subsetFonts(openStore(root))).filter(
    ({ name }) => name === "/fonts/archivo-basic.woff2",
  );
  for (const { content } of cut) expect(await hasAlternates(content)).toBe(true);
  expect(cut).toHaveLength(1);
});
