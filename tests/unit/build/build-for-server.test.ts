import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ensureSiteBuilt } from "../../../build/build-for-server.ts";
import { hashInputs, type BuildInputs } from "../../../build/steps/build-stamp.ts";
import { openSiteBuilds } from "../../../server/http/site-builds.ts";
import { writeBuildRecord } from "../../../site/settings/build-record.ts";
import { Hono } from "hono";
import { temporaryFolder } from "../../temporary-folder.ts";
import { writeFiles } from "../write-files.ts";

let inputs: BuildInputs;

beforeEach(() => {
  const root = temporaryFolder();
  for (const folder of ["build", "model", "site", "widgets"]) mkdirSync(join(root, folder));
  const names = ["eleventy.config.ts", "package.json", "package-lock.json"];
  writeFiles(root, {
    ...Object.fromEntries(names.map((name) => [name, "first"])),
    "content/home.yaml": "first",
  });
  inputs = { root, env: {} };
  replaceSite("first");
});
afterEach(() => void vi.restoreAllMocks());

/** Writes a site as a build elsewhere would. */
function replaceSite(text: string, hiddenPages: readonly string[] = []): void {
  const dist = join(inputs.root, "dist");
  writeFiles(dist, { "index.html": text });
  const stamp = hashInputs(inputs);
  writeBuildRecord(dist, { stamp, publishableKey: "", hiddenPages, files: { "index.html": text.length } });
}

test("a server that cannot build serves a site in which openings are to be hidden, and says how to build it", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  expect(await ensureSiteBuilt(inputs)).toBe(true);
  expect(log).not.toHaveBeenCalled();
  const env = { HIDDEN_PAGES: "/jobs/electrician,/jobs/welder" };
  expect(await ensureSiteBuilt({ ...inputs, env })).toBe(false);
  expect(log.mock.calls.flat().join()).toContain("HIDDEN_PAGES=/jobs/electrician,/jobs/welder");
  replaceSite("second", ["/jobs/electrician", "/jobs/welder"]);
  expect(await ensureSiteBuilt({ ...inputs, env })).toBe(true);
});

test("a server that cannot build serves the site that was built elsewhere once openings are to be hidden", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const builds = openSiteBuilds(inputs, () => ({ app: new Hono(), check: () => Promise.resolve() }), 10);
  const firstFolder = builds.folder();
  builds.start();
  try {
    replaceSite("second", ["/jobs/electrician"]);
    inputs.env["HIDDEN_PAGES"] = "/jobs/electrician";
    await expect.poll(() => builds.folder()).not.toBe(firstFolder);
    expect(readFileSync(join(inputs.root, builds.folder(), "index.html"), "utf8")).toBe("second");
  } finally {
    await builds.stop();
  }
});
