import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { trackPages } from "../../../../build/eleventy/served-site.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { writeFiles } from "../../write-files.ts";

let root: string;
let pages: ReturnType<typeof trackPages>;
/** Runs a build, and returns the pages that it writes. */
function build(keys: Readonly<Record<string, string>>, isSuccessful = true): string[] {
  pages.start();
  const changed = Object.entries(keys).filter(([name, key]) => !pages.isUnchanged(join(root, name), key));
  if (isSuccessful) pages.finish();
  return changed.map(([name]) => name);
}

beforeEach(() => {
  root = temporaryFolder();
  pages = trackPages();
});

test("a rebuild writes only pages that have changed", () => {
  expect(build({ "a.html": "1", "b.html": "1" })).toEqual(["a.html", "b.html"]);
  expect(build({ "a.html": "1", "b.html": "2" })).toEqual(["b.html"]);
  expect(build({ "a.html": "1", "b.html": "2" })).toEqual([]);
});

test("a page that a failed build may have written is written again", () => {
  build({ "a.html": "1" });
  build({ "a.html": "2" }, false);
  expect(build({ "a.html": "1" })).toEqual(["a.html"]);
});

test("a page that only a failed build has written is removed", () => {
  build({ "a.html": "1" });
  writeFiles(root, { "a.html": "", "draft.html": "" });
  build({ "a.html": "1", "draft.html": "1" }, false);
  build({ "a.html": "1" });
  expect(readdirSync(root)).toEqual(["a.html"]);
});

test("a rebuild removes the page of an article that was deleted or renamed, and no other file", () => {
  writeFiles(root, { "kept.html": "", "renamed.html": "", "style.css": "" });
  build({ "kept.html": "1", "renamed.html": "1" });
  build({ "kept.html": "1" });
  expect(readdirSync(root)).toEqual(["kept.html", "style.css"]);
  writeFiles(root, { "renamed.html": "" });
  expect(build({ "kept.html": "1", "renamed.html": "1" })).toEqual(["renamed.html"]);
});
