import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { openStore } from "../../../../build/cache/store.ts";
import { compressFiles, type CompressionEffort } from "../../../../build/assets/compress-files.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { writeFiles } from "../../write-files.ts";

const words = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<p>Pay of ${index % 37} crews in ${index}</p>`).join("\n");
const PAGE = words(200);

let root: string;
const build = async (files: Record<string, string>, effort?: CompressionEffort): Promise<string> => {
  const folder = join(root, `site-${readdirSync(root).length}`);
  writeFiles(folder, files);
  await compressFiles(openStore(root), folder, effort);
  return folder;
};
const cached = (): string[] => readdirSync(join(root, ".cache/compressed")).sort();

beforeEach(() => {
  root = temporaryFolder();
});

test("text files get copies that decompress to the file", async () => {
  const folder = await build({ "about.html": PAGE, "widgets/a-1.js": words(99), "feed.xml": words(50) });
  for (const file of ["about.html", "widgets/a-1.js", "feed.xml"].map((name) => join(folder, name))) {
    const content = readFileSync(file, "utf8");
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(content);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(content);
    expect(statSync(`${file}.br`).size).toBeLessThan(content.length / 2);
  }
});

test("files that are small or compressed already get none", async () => {
  const files = { "sent.html": words(20), "map.png": PAGE, "font.woff2": PAGE, "forms.tgz": PAGE };
  const folder = await build(files);
  expect(readdirSync(folder).sort()).toEqual(Object.keys(files).sort());
});

test("a later build compresses only what has changed", async () => {
  await build({ "about.html": PAGE, "terms.html": words(300) });
  const before = cached();
  const times = before.map((name) => statSync(join(root, ".cache/compressed", name)).mtimeMs);
  const folder = await build({ "moved.html": PAGE, "terms.html": words(300) });
  expect(cached()).toEqual(before);
  expect(before.map((name) => statSync(join(root, ".cache/compressed", name)).mtimeMs)).toEqual(times);
  expect(existsSync(join(folder, "moved.html.br"))).toBe(true);
  await build({ "terms.html": words(301) });
  expect(cached()).toHaveLength(before.length + 2);
});

test("the best effort makes smaller copies, which later builds reuse", async () => {
  const brotliSize = (folder: string): number => statSync(join(folder, "about.html.br")).size;
  const fast = brotliSize(await build({ "about.html": PAGE }));
  const best = brotliSize(await build({ "about.html": PAGE }, "best"));
  expect(best).toBeLessThan(fast);
  expect(brotliSize(await build({ "about.html": PAGE }))).toBe(best);
});

test("a copy that was kept from an earlier build is replaced", async () => {
  const folder = join(root, "site");
  writeFiles(folder, { "embed/1.0.0/forms.js": PAGE, "embed/1.0.0/forms.js.br": "of other bytes" });
  await compressFiles(openStore(root), folder);
  const copy = readFileSync(join(folder, "embed/1.0.0/forms.js.br"));
  expect(brotliDecompressSync(copy).toString()).toBe(PAGE);
});
