import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { snapshotSite } from "../../../../build/build-for-server.ts";
import { replaceFolder } from "../../../../build/steps/publish-site.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { writeFiles } from "../../write-files.ts";

let root: string;
const writeSite = (folder: string, text: string): void =>
  writeFiles(join(root, folder), { "index.html": text, "widgets/loader.js": text });

beforeEach(() => {
  root = temporaryFolder();
  writeSite("dist", "old");
});

test("a server keeps serving the site it started with, whatever happens to dist/", () => {
  const { folder, release } = snapshotSite(root);
  writeSite("next", "new");
  replaceFolder(join(root, "dist"), join(root, "next"), join(root, "aside"));
  rmSync(join(root, "next"), { recursive: true });
  for (const file of ["index.html", "widgets/loader.js"])
    expect(readFileSync(join(folder, file), "utf8")).toBe("old");
  rmSync(join(root, "dist"), { recursive: true });
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("old");
  release();
  expect(readdirSync(join(root, ".builds"))).toEqual([]);
});

test("a snapshot takes no disk space for the files", () => {
  const { folder, release } = snapshotSite(root);
  expect(statSync(join(folder, "index.html")).ino).toBe(statSync(join(root, "dist", "index.html")).ino);
  release();
});

test("dist/ is served directly if nothing can be written next to it", () => {
  const refuse = (): never => {
    throw Object.assign(new Error("read-only"), { code: "EROFS" });
  };
  expect(snapshotSite(root, refuse).folder).toBe(join(root, "dist"));
});
