import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import {
  listUnsyncedFiles,
  recoverFolder,
  replaceFolder,
  syncFolder,
} from "../../../../build/steps/publish-site.ts";
import { writeBuildRecord } from "../../../../site/settings/build-record.ts";
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
  await expect(syncFolder(pathOf("next"), pathOf("dist"))).resolves.toBeUndefined();
  await expect(syncFolder(pathOf("absent"), pathOf("dist"))).rejects.toThrow("ENOENT");
});

test("files that the last build has synced are not synced again", () => {
  const [last, next] = [pathOf("last"), pathOf("following")];
  for (const folder of [last, next]) mkdirSync(folder);
  const write = (folder: string, name: string, age: number): void => {
    writeFileSync(join(folder, name), name);
    const time = Date.now() / 1000 - age;
    utimesSync(join(folder, name), time, time);
  };
  write(last, "same.html", 200);
  write(last, "changed.html", 200);
  // Written in place after the build, as `npm run eleventy` does.
  write(last, "later.html", 50);
  const link = (name: string): void => linkSync(join(last, name), join(next, name));
  for (const name of ["same.html", "later.html"]) link(name);
  write(next, "changed.html", 200);
  write(next, "new.html", 200);
  const names = (): string[] => listUnsyncedFiles(next, last).map((path) => basename(path));
  expect(names()).toEqual(["changed.html", "later.html", "new.html", "same.html"]);
  writeBuildRecord(last, { stamp: "", publishableKey: "", files: {} });
  utimesSync(join(last, "_build.json"), Date.now() / 1000 - 100, Date.now() / 1000 - 100);
  expect(names()).toEqual(["changed.html", "later.html", "new.html"]);
});
