import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { recoverFolder, replaceFolder, syncFolder } from "../../../../build/steps/replace-folder.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";

let root: string;
const at = (name: string): string => join(root, name);
const make = (name: string, text: string): void => {
  mkdirSync(at(name));
  writeFileSync(join(at(name), "index.html"), text);
};
const textOf = (name: string): string => readFileSync(join(at(name), "index.html"), "utf8");

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
  replaceFolder(at("dist"), at("next"), at("aside"));
  expect([textOf("dist"), textOf("next")]).toEqual(["new", "old"]);
});

test("a finished folder replaces an empty one", () => {
  replaceFolder(at("dist"), at("next"), at("aside"));
  expect(readdirSync(root)).toEqual(["dist"]);
});

test("a finished folder is renamed if folders cannot be swapped", () => {
  make("dist", "old");
  replaceFolder(at("dist"), at("next"), at("aside"), cannotSwap);
  expect(textOf("dist")).toBe("new");
  expect(readdirSync(root)).toEqual(["dist"]);
});

test("an interruption between two renames is repaired: the old folder is restored, or removed if the new one is in place", () => {
  make("dist", "old");
  renameSync(at("dist"), at("aside"));
  recoverFolder(at("dist"), at("aside"));
  expect(textOf("dist")).toBe("old");
  make("aside", "older");
  recoverFolder(at("dist"), at("aside"));
  expect(textOf("dist")).toBe("old");
  expect(readdirSync(root).sort()).toEqual(["dist", "next"]);
});

test("a folder and its contents are synced to disk", async () => {
  mkdirSync(join(at("next"), "deep", "empty"), { recursive: true });
  for (let number = 0; number < 100; number += 1) writeFileSync(join(at("next"), "deep", String(number)), "");
  await expect(syncFolder(at("next"))).resolves.toBeUndefined();
  await expect(syncFolder(at("absent"))).rejects.toThrow("ENOENT");
});
