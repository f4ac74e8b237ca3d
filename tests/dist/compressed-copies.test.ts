import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { isCompressedCopy, readBuildRecord } from "../../site/settings/build-record.ts";
import { DIST, listAllBuiltFiles, listBuiltFiles } from "./read-dist.ts";

const all = new Set(listAllBuiltFiles());
const read = (file: string): Buffer => readFileSync(join(DIST, file));

test("each text file over 1 KiB has a Brotli and a gzip copy with its content", () => {
  const texts = listBuiltFiles().filter(
    (file) => /^\/[^_].*\.(?:html|js|css|svg|json|xml)$/.test(file) && statSync(join(DIST, file)).size > 1024,
  );
  expect(texts.length).toBeGreaterThan(200);
  for (const file of texts) {
    const content = read(file);
    expect(brotliDecompressSync(read(`${file}.br`)).equals(content), file).toBe(true);
    expect(gunzipSync(read(`${file}.gz`)).equals(content), file).toBe(true);
  }
});

test("each copy belongs to a larger file, and the build record lists it", () => {
  const recorded = readBuildRecord(DIST)?.files ?? {};
  for (const copy of [...all].filter(isCompressedCopy)) {
    const file = copy.replace(/\.\w+$/, "");
    expect(all.has(file), copy).toBe(true);
    expect(read(copy).length, copy).toBeLessThan(read(file).length);
    expect(recorded[copy.slice(1)], copy).toBe(read(copy).length);
  }
});
