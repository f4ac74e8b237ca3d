import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { recoverFolder, replaceFolder, syncFolder } from "../../../../build/steps/publish-site.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { writeFiles } from "../../write-files.ts";

let root: string;
const pathOf = (name: string): string => join(root, name);
const make = (name: string, text: string): void => writeFiles(pathOf(name), { "index.html": text });
const textOf = (name: string): string => readFileSync(join(pathOf(name), "index.html"), "utf8");

/** Throws like a file system that cannot swap two paths, such as NFS. */
const cannotSwap = (): never => {
  throw new Error("EINVAL");
};

beforeEach(() => {
  root = temporaryFolder();
  make("next", "new");
});

test("a finished folder is atomically swapped with an earlier one", () => {
  make("dist", "old");
  replaceFolder(pathOf("dist"), pathOf("next"), pathOf("aside"));
  expect([textOf("dist"), textOf("next")]).toEqual(["new", "old"]);
});

test("a finished folder replaces an empty one", () => {
  replaceFolder(pathOf("dist"), pathOf("next"), pathOf("aside"));
  expect(readdirSync(root)).toEqual(["dist"]);
});

test("a finished folder is renamed if folders cannot be swapped", () => {
  make("dist", "old");
  replaceFolder(pathOf("dist"), pathOf("next"), pathOf("aside"), cannotSwap);
  expect(textOf("dist")).toBe("new");
  expect(readdirSync(root)).toEqual(["dist"]);
});

test("an interruption between two renames is repaired: the old folder is restored, or removed if the new one is in place", () => {
  make("dist", "old");
  renameSync(pathOf("dist"), pathOf("aside"));
  recoverFolder(pathOf("dist"), pathOf("aside"));
  expect(textOf("dist")).toBe("old");
  make("aside", "older");
  recoverFolder(pathOf("dist"), pathOf("aside"));
  expect(textOf("dist")).toBe("old");
  expect(readdirSync(root).sort()).toEqual(["dist", "next"]);
});

test("a folder and its contents are synced to disk", async () => {
  mkdirSync(join(pathOf("next"), "deep", "empty"), { recursive: true });
  for (let number = 0; number < 100; number += 1)
    writeFileSync(join(pathOf("next"), "deep", String(number)), "");
  await expect(syncFolder(pathOf("next"))).resolves.toBeUndefined();
  await expect(syncFolder(pathOf("absent"))).rejects.toThrow("ENOENT");
});
