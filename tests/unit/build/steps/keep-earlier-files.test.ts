import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { keepEarlierFiles } from "../../../../build/steps/keep-earlier-files.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = temporaryFolder();
});

test("embed scripts and releases of the last build are kept, and files of the new build are unchanged", () => {
  write("old/embed/parts/lead-form-OLD00000.js", "old");
  write("old/embed/1.0.0/forms-OLD00000.js", "old");
  write("old/embed/v1.js", "old");
  write("old/embed/frame/lead-form.html", "old");
  write("new/embed/parts/lead-form-NEW00000.js", "new");
  write("new/embed/v1.js", "new");
  keepEarlierFiles(join(root, "old"), join(root, "new"));
  expect(existsSync(join(root, "new/embed/parts/lead-form-OLD00000.js"))).toBe(true);
  expect(existsSync(join(root, "new/embed/parts/lead-form-NEW00000.js"))).toBe(true);
  expect(existsSync(join(root, "new/embed/1.0.0/forms-OLD00000.js"))).toBe(true);
  expect(readFileSync(join(root, "new/embed/v1.js"), "utf8")).toBe("new");
  expect(existsSync(join(root, "new/embed/frame/lead-form.html"))).toBe(false);
});

test("a published URL always serves the same bytes, even if a new build compresses the file differently", () => {
  write("old/embed/1.0.0/package-CAFE0000.tgz", "compressed by an earlier Node");
  write("new/embed/1.0.0/package-CAFE0000.tgz", "compressed by a later Node");
  keepEarlierFiles(join(root, "old"), join(root, "new"));
  expect(readFileSync(join(root, "new/embed/1.0.0/package-CAFE0000.tgz"), "utf8")).toBe(
    "compressed by an earlier Node",
  );
});

test("a truncated file of the last build is replaced by the new one", () => {
  write("old/embed/1.0.0/forms-CAFE0000.js", "whole");
  write("old/embed/1.0.0/forms-FACE0000.js", "cu");
  write("old/embed/parts/lead-form-CAFE0000.js", "cu");
  write("new/embed/parts/lead-form-CAFE0000.js", "whole");
  const files = {
    "embed/1.0.0/forms-CAFE0000.js": 5,
    "embed/1.0.0/forms-FACE0000.js": 5,
    "embed/parts/lead-form-CAFE0000.js": 5,
  };
  keepEarlierFiles(join(root, "old"), join(root, "new"), files);
  expect(readFileSync(join(root, "new/embed/1.0.0/forms-CAFE0000.js"), "utf8")).toBe("whole");
  expect(existsSync(join(root, "new/embed/1.0.0/forms-FACE0000.js"))).toBe(false);
  expect(readFileSync(join(root, "new/embed/parts/lead-form-CAFE0000.js"), "utf8")).toBe("whole");
});

test("a first build succeeds without earlier files", () => {
  expect(() => keepEarlierFiles(join(root, "none"), join(root, "new"))).not.toThrow();
});
