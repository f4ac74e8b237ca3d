import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { reusePagesInPlace } from "../../../../build/steps/earlier-pages.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { writeFiles } from "../../write-files.ts";

test("a rebuild in place removes the page of an article that was deleted or renamed, and no other file", () => {
  const root = temporaryFolder();
  writeFiles(root, { "kept.html": "", "renamed.html": "", "style.css": "" });
  const pages = reusePagesInPlace(root);
  pages.remember(
    { entries: new Map([["renamed.html", "a"]]), others: "x" },
    ["kept.html", "renamed.html"],
    [],
  );
  const keys = { entries: new Map(), others: "x" };
  pages.remember(keys, [...pages.reuse(keys).keys()], []);
  expect(readdirSync(root)).toEqual(["kept.html", "style.css"]);
});
