import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { beforeAll, expect, test } from "vitest";
import { FIXED, LIGHT } from "../../site/tokens/colors.ts";
import { useProjectCopy } from "../project-fixture.ts";

const { root, dist, read, change, build } = useProjectCopy();

const CHANGES = [
  { old: FIXED.signal, changed: "#1f7a4d" },
  { old: LIGHT.ink, changed: "#2b1533" },
];

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Returns a pattern for a color in hex (with `#` or its escape) or in either `rgb()` notation. */
const toColorPattern = (hex: string): RegExp => {
  const [red, green, blue] = channels(hex);
  return new RegExp(`${hex.slice(1)}|rgba?\\(\\s*${red}[\\s,]+${green}[\\s,]+${blue}\\b`, "i");
};

function decode(picture: Buffer): Buffer {
  const { width, height } = { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${picture.toString("base64")}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}

const files = (extension: RegExp): string[] =>
  readdirSync(dist, { recursive: true, encoding: "utf8" })
    .map((file) => join(dist, file))
    .filter((file) => statSync(file).isFile() && extension.test(file));

beforeAll(() => {
  const source = "site/tokens/colors.ts";
  for (const { old, changed } of CHANGES) {
    expect(read(source).split(old), old).toHaveLength(2);
    change(source, old, changed);
  }
  build();
}, 120_000);

test("a color changed in the design tokens changes in every text file of the site", () => {
  const texts = files(/\.(html|css|js|json|svg|webmanifest|xml|txt|ts)$/).map((file) => ({
    file: file.slice(root.length),
    text: readFileSync(file, "utf8"),
  }));
  for (const { old, changed } of CHANGES) {
    const listFilesWithColor = (color: string): string[] =>
      texts.filter(({ text }) => toColorPattern(color).test(text)).map(({ file }) => file);
    expect(listFilesWithColor(old)).toEqual([]);
    expect(listFilesWithColor(changed).length).toBeGreaterThan(5);
  }
});

test("a color changed in the design tokens changes in every picture of the site", () => {
  const pictures = files(/\.png$/).map((file) => ({
    file: file.slice(root.length),
    pixels: decode(readFileSync(file)),
  }));
  for (const { old, changed } of CHANGES) {
    const listPicturesWithColor = (color: string): string[] =>
      pictures
        .filter(({ pixels }) => pixels.includes(Buffer.from([...channels(color), 255])))
        .map(({ file }) => file);
    expect(listPicturesWithColor(old)).toEqual([]);
    expect(listPicturesWithColor(changed)).toEqual(
      expect.arrayContaining(["/dist/icon-512.png", "/dist/social/home.png"]),
    );
  }
});
