import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { openStore } from "../../../../build/cache/store.ts";
import { preparePictures } from "../../../../build/pictures/prepare-pictures.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { writeFiles } from "../../write-files.ts";

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

const prepare = () => preparePictures(root, openStore(root));

const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 90, b: 20, alpha: 0.5 } } });

const put = (path: string, bytes: Uint8Array): void =>
  writeFiles(join(root, "site/public"), { [path]: bytes });
const dist = (path: string): string => join(root, "dist", path);
const listCachedFiles = (): string[] => {
  const folder = join(root, ".cache/pictures");
  return readdirSync(folder, { recursive: true, encoding: "utf8" });
};

test("a photograph is published in three formats, never enlarged, upright and without metadata", async () => {
  const camera = { IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "29/1 45/1 0/1" } };
  // Orientation 6 means that the camera was rotated. Upright, the picture is 525 px wide and 700 px high.
  const photo = picture(700, 525).withExif(camera).withMetadata({ orientation: 6 });
  put("people/Ann Lee.JPG", await photo.jpeg().toBuffer());
  const { pictures, copyTo } = await prepare();
  const portrait = pictures.get("/people/Ann Lee.JPG");
  expect(portrait).toMatchObject({ width: 525, height: 700 });
  expect(portrait?.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  const widths = [...(portrait?.sources[0]?.srcset ?? "").matchAll(/ (\d+)w/g)].map(([, width]) =>
    Number(width),
  );
  expect(widths).toEqual([480, 525]);

  copyTo(dist(""));
  const addresses = portrait?.sources.flatMap(({ srcset }) =>
    srcset.split(", ").map((each) => each.split(" ")[0]),
  );
  for (const address of [...(addresses ?? []), portrait?.src, "/people/Ann Lee.JPG"]) {
    const { exif, orientation, width, height } = await sharp(dist(address ?? "")).metadata();
    expect({ exif, orientation }, address).toEqual({ exif: undefined, orientation: undefined });
    expect(height, address).toBeGreaterThan(width);
  }
});

test("a transparent picture stays transparent, and its public file keeps its format", async () => {
  put("logo.png", await picture(300, 100, 4).png().toBuffer());
  put("logo.webp", await picture(300, 100, 4).webp().toBuffer());
  const { pictures, copyTo } = await prepare();
  copyTo(dist(""));
  for (const format of ["png", "webp"]) {
    expect(await sharp(dist(`logo.${format}`)).metadata()).toMatchObject({ format, hasAlpha: true });
    expect((await sharp(dist(pictures.get(`/logo.${format}`)?.src ?? "")).metadata()).hasAlpha).toBe(true);
  }
});

test("a picture is encoded once, and again after it has changed", async () => {
  put("crane.jpg", await picture(300, 200).jpeg().toBuffer());
  const first = (await prepare()).pictures.get("/crane.jpg");
  const readModifiedTimes = (): number[] =>
    listCachedFiles().map((name) => statSync(join(root, ".cache/pictures", name)).mtimeMs);
  const [names, before] = [listCachedFiles(), readModifiedTimes()];
  expect((await prepare()).pictures.get("/crane.jpg")).toEqual(first);
  expect([listCachedFiles(), readModifiedTimes()]).toEqual([names, before]);
  put("crane.jpg", await picture(300, 100).jpeg().toBuffer());
  expect((await prepare()).pictures.get("/crane.jpg")?.src).not.toBe(first?.src);
});

test("other public files are unchanged", async () => {
  put("plan.svg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  put("rates.pdf", Buffer.from("%PDF"));
  const { pictures, copyTo } = await prepare();
  copyTo(dist(""));
  expect(pictures.size).toBe(0);
  expect(existsSync(dist("pictures"))).toBe(false);
});

test("an unreadable or too large picture is reported as a mistake in the content", async () => {
  put("empty.jpg", Buffer.alloc(0));
  put("huge.png", Buffer.alloc(0));
  truncateSync(join(root, "site/public/huge.png"), 20 * 1024 * 1024 + 1);
  // Random noise does not compress, so this picture is too large.
  const noise = sharp(randomBytes(1320 * 720 * 3), { raw: { width: 1320, height: 720, channels: 3 } });
  put("noise.jpg", await noise.jpeg().toBuffer());
  const preparation = prepare();
  await expect(preparation).rejects.toThrow(
    /site\/public\/empty\.jpg:1 picture — found a file that cannot be read/,
  );
  await expect(preparation).rejects.toThrow(
    /huge\.png:1 picture — found 20\.0 MB, expected at most 20\.0 MB: export/,
  );
  await expect(preparation).rejects.toThrow(
    /noise\.jpg:1 picture — found \d+ KB after compression, expected at most 300 KB/,
  );
});
