import { existsSync, readdirSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { keepEarlierFiles } from "../../../../build/steps/publish-site.ts";
import { findSalaryReport } from "../../../../model/report/published-report.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { writeFiles } from "../../write-files.ts";

let root: string;
const newFile = (path: string): string => join(root, "new", path);

beforeEach(() => {
  root = temporaryFolder();
});

test("embed scripts and releases of the last build are kept, and files of the new build are unchanged", () => {
  writeFiles(root, {
    "old/embed/parts/lead-form-OLD00000.js": "old",
    "old/embed/1.0.0/forms-OLD00000.js": "old",
    "old/embed/1.0.0/forms-OLD00000.js.br": "made by compressFiles",
    "old/embed/v1.js": "old",
    "old/embed/frame/lead-form.html": "old",
    "new/embed/parts/lead-form-NEW00000.js": "new",
    "new/embed/v1.js": "new",
  });
  keepEarlierFiles(join(root, "old"), join(root, "new"));
  const files = readdirSync(newFile("embed"), { recursive: true, encoding: "utf8" });
  expect(files.filter((path) => /\.(?:js|html|br)$/.test(path)).sort()).toEqual([
    "1.0.0/forms-OLD00000.js",
    "parts/lead-form-NEW00000.js",
    "parts/lead-form-OLD00000.js",
    "v1.js",
  ]);
  expect(readFileSync(newFile("embed/v1.js"), "utf8")).toBe("new");
});

test("a published URL always serves the same bytes, even if a new build compresses the file differently", () => {
  const file = "embed/1.0.0/package-CAFE0000.tgz";
  writeFiles(root, { [`old/${file}`]: "compressed by an earlier Node", [`new/${file}`]: "by a later Node" });
  keepEarlierFiles(join(root, "old"), join(root, "new"));
  expect(readFileSync(newFile(file), "utf8")).toBe("compressed by an earlier Node");
});

test("a truncated file of the last build is replaced by the new one", () => {
  writeFiles(root, {
    "old/embed/1.0.0/forms-CAFE0000.js": "whole",
    "old/embed/1.0.0/forms-FACE0000.js": "cu",
    "old/embed/parts/lead-form-CAFE0000.js": "cu",
    "new/embed/parts/lead-form-CAFE0000.js": "whole",
  });
  const files = {
    "embed/1.0.0/forms-CAFE0000.js": 5,
    "embed/1.0.0/forms-FACE0000.js": 5,
    "embed/parts/lead-form-CAFE0000.js": 5,
  };
  keepEarlierFiles(join(root, "old"), join(root, "new"), files);
  expect(readFileSync(newFile("embed/1.0.0/forms-CAFE0000.js"), "utf8")).toBe("whole");
  expect(existsSync(newFile("embed/1.0.0/forms-FACE0000.js"))).toBe(false);
  expect(readFileSync(newFile("embed/parts/lead-form-CAFE0000.js"), "utf8")).toBe("whole");
});

test("a first build succeeds without earlier files", () => {
  expect(() => keepEarlierFiles(join(root, "none"), join(root, "new"))).not.toThrow();
});

test("an earlier report stays older than the new one", () => {
  const [earlier, current] = ["files/a-salary-report-11111111.pdf", "files/a-salary-report-22222222.pdf"];
  writeFiles(root, { [`old/${earlier}`]: "old", [`new/${current}`]: "new" });
  utimesSync(join(root, "old", earlier), 1_000, 1_000);
  keepEarlierFiles(join(root, "old"), join(root, "new"));
  expect(findSalaryReport(join(root, "new"))?.address).toBe(`/${current}`);
});
