import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { ICON_SVG } from "./icon-svg.ts";

const FAVICON_SIZES = [16, 32, 48];

const toPng = (size: number): Uint8Array =>
  new Resvg(ICON_SVG, { fitTo: { mode: "width", value: size } }).render().asPng();

export function writeIcons(outDir: string): void {
  const write = (name: string, content: string | Uint8Array): void =>
    writeFileSync(join(outDir, name), content);
  write("icon.svg", ICON_SVG);
  write("icon-512.png", toPng(512));
  write("apple-touch-icon.png", toPng(180));
  write("favicon.ico", toIco(FAVICON_SIZES.map((size) => ({ size, png: toPng(size) }))));
}

function toIco(pictures: readonly { size: number; png: Uint8Array }[]): Uint8Array {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
