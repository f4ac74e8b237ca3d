import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { openStore } from "../../../../build/cache/store.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";

const TWO_HOURS_AGO = new Date(Date.now() - 2 * 3_600_000);

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

const writeText =
  (text: string) =>
  (path: string): Promise<void> =>
    Promise.resolve(writeFileSync(path, text));

const list = (): string[] => readdirSync(join(root, ".cache/maps"));

test("a result is made once, and again when its inputs change", async () => {
  const provide = (input: string, text: string) => openStore(root).provide("maps", [input], writeText(text));
  const path = await provide("texas", "first");
  expect(await provide("texas", "second")).toBe(path);
  expect(readFileSync(path, "utf8")).toBe("first");
  expect(readFileSync(await provide("ohio", "other"), "utf8")).toBe("other");
});

test("a result that fails leaves nothing behind, and is made by the next build", async () => {
  const failing = openStore(root).provide("maps", ["texas"], (path) => {
    mkdirSync(path);
    writeFileSync(join(path, "half.svg"), "");
    return Promise.reject(new Error("interrupted"));
  });
  await expect(failing).rejects.toThrow("interrupted");
  expect(list()).toEqual([]);
  expect(openStore(root).find("maps", ["texas"])).toBeUndefined();
});

test("a file that a power failure has left empty is made again", async () => {
  const provide = () => openStore(root).provide("maps", ["texas"], writeText("map"));
  writeFileSync(await provide(), "");
  expect(openStore(root).find("maps", ["texas"])).toBeUndefined();
  expect(readFileSync(await provide(), "utf8")).toBe("map");
});

test("two builds that make the same folder at the same time both get it", async () => {
  const makeFolder = async (path: string): Promise<void> => {
    mkdirSync(path);
    await Promise.resolve();
    writeFileSync(join(path, "map.svg"), "map");
  };
  const paths = await Promise.all([1, 2].map(() => openStore(root).provide("maps", ["texas"], makeFolder)));
  expect(new Set(paths).size).toBe(1);
  expect(readdirSync(paths[0] ?? "")).toEqual(["map.svg"]);
  expect(list()).toHaveLength(1);
});

test("old results that a build does not use are removed, also those of killed builds, but no recent ones", async () => {
  const earlier = openStore(root);
  const used = await earlier.provide("maps", ["used"], writeText("used"));
  const unused = await earlier.provide("maps", ["unused"], writeText("unused"));
  const recent = await earlier.provide("maps", ["recent"], writeText("recent"));
  const other = await earlier.provide("social", ["other"], writeText("other kind"));
  const unfinished = `${used}-0badcafe`;
  writeFileSync(unfinished, "");
  for (const path of [used, unused, unfinished, other]) utimesSync(path, TWO_HOURS_AGO, TWO_HOURS_AGO);
  const store = openStore(root);
  store.find("maps", ["used"]);
  store.removeUnused("maps");
  expect([used, recent, other].filter(existsSync)).toHaveLength(3);
  expect([unused, unfinished].filter(existsSync)).toEqual([]);
  // The used result counts as recent for other builds.
  openStore(root).removeUnused("maps");
  expect(existsSync(used)).toBe(true);
});
