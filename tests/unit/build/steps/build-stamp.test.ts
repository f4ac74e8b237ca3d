import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { isBuildCurrent, hashInputs, type BuildInputs } from "../../../../build/steps/build-stamp.ts";
import { writeBuildRecord } from "../../../../site/settings/build-record.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { writeFiles } from "../../write-files.ts";

let inputs: BuildInputs;

beforeEach(() => {
  const root = temporaryFolder();
  for (const folder of ["build", "model", "site", "widgets"]) mkdirSync(join(root, folder));
  writeFiles(root, {
    "eleventy.config.ts": "first",
    "package.json": "first",
    "package-lock.json": "first",
    "content/home.yaml": "first",
    "dist/index.html": "first",
  });
  inputs = { root, env: {} };
  record();
});

const record = (): void =>
  writeBuildRecord(join(inputs.root, "dist"), {
    stamp: hashInputs(inputs),
    publishableKey: "sb_publishable_of_a_test",
    files: { "index.html": 5 },
  });

test("a build is current until one of its inputs changes", () => {
  expect(isBuildCurrent(inputs)).toBe(true);
  expect(isBuildCurrent({ ...inputs, env: { SOCIAL_IMAGES: "0" } })).toBe(false);
  expect(isBuildCurrent({ ...inputs, env: { SITE_URL: "https://www.example.com" } })).toBe(false);
  expect(isBuildCurrent({ ...inputs, env: { PORT: "9000" } })).toBe(true);
});

test("changing, adding or removing a file makes a build stale", () => {
  const home = join(inputs.root, "content", "home.yaml");
  writeFileSync(home, "second, longer");
  expect(isBuildCurrent(inputs)).toBe(false);
  record();
  writeFileSync(join(inputs.root, "site", "new.tsx"), "");
  expect(isBuildCurrent(inputs)).toBe(false);
  record();
  rmSync(home);
  expect(isBuildCurrent(inputs)).toBe(false);
});

test("a build stays current when the project is copied elsewhere", () => {
  const copy = temporaryFolder();
  cpSync(inputs.root, copy, { recursive: true });
  expect(isBuildCurrent({ ...inputs, root: copy })).toBe(true);
  writeFileSync(join(copy, "content", "home.yaml"), "other");
  expect(isBuildCurrent({ ...inputs, root: copy })).toBe(false);
});

test("a build with a missing or truncated page is not current", () => {
  const page = join(inputs.root, "dist", "index.html");
  writeFileSync(page, "firs");
  expect(isBuildCurrent(inputs)).toBe(false);
  rmSync(page);
  expect(isBuildCurrent(inputs)).toBe(false);
});

test.each(["", "null", "{}", "[]"])("a build with the invalid record %j is stale", (text) => {
  writeFileSync(join(inputs.root, "dist", "_build.json"), text);
  expect(isBuildCurrent(inputs)).toBe(false);
});

test("a build that does not exist is not current", () => {
  rmSync(join(inputs.root, "dist"), { recursive: true });
  expect(isBuildCurrent(inputs)).toBe(false);
});
