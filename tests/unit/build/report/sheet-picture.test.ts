import { PNG } from "pngjs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { FONT_SOURCES, writeStaticFonts } from "../../../../build/assets/fonts.ts";
import { openStore } from "../../../../build/cache/store.ts";
import { sheetPicture } from "../../../../build/report/report-drawings.ts";
import { SHEET_PICTURE_SIZE, THUMBNAIL_SIZE } from "../../../../model/report-pictures.ts";

const FONTS = await writeStaticFonts(openStore("."), [[FONT_SOURCES.archivo, 600]]);
const openingTag = '<svg xmlns="http://www.w3.org/2000/svg" width="85" height="110" viewBox="0 0 85 110">';

test("the picture of a report sheet contains the text in the sheet's drawings, such as a map's cities", async () => {
  const map = `${openingTag}<text x="4" y="60" font-family="Archivo" font-size="18">Houston</text></svg>`;
  const data = Buffer.from(map).toString("base64");
  const sheet = `${openingTag}<image width="85" height="110" href="data:image/svg+xml;base64,${data}"/></svg>`;
  const { picture, thumbnail } = await sheetPicture(sheet, FONTS);
  const { width, height, data: pixels } = PNG.sync.read(picture);
  expect({ width, height }).toEqual(SHEET_PICTURE_SIZE);
  const darkPixelCount = pixels.filter((value, index) => index % 4 === 0 && value < 80).length;
  expect(darkPixelCount).toBeGreaterThan(2000);
  // Color type 3 in the PNG header is indexed color.
  expect(picture[25]).toBe(3);
  const thumbnailMetadata = await sharp(thumbnail).metadata();
  expect([thumbnailMetadata.compression, thumbnailMetadata.width, thumbnailMetadata.height]).toEqual([
    "av1",
    THUMBNAIL_SIZE.width,
    THUMBNAIL_SIZE.height,
  ]);
});
