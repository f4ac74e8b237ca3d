import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { temporaryFolder } from "../../../temporary-folder.ts";

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

/** Simulates a build in a new process: resets modules, so that only the cache on disk is kept. */
async function build(make: () => { body: string }): Promise<string> {
  vi.resetModules();
  const { openMapCache } = await import("../../../../build/cache/store.ts");
  const { memoize } = await import("../../../../site/drawings/maps/memoize.ts");
  const saveCache = openMapCache(root);
  const draw = memoize("sample", (_size: number) => ({ viewBox: [0, 0, 1, 1], ...make() }));
  const { body } = draw(7);
  saveCache();
  return body;
}

it("a map is drawn by the first build and reused by the next", async () => {
  expect(await build(() => ({ body: "first" }))).toBe("first");
  expect(await build(() => ({ body: "second" }))).toBe("first");
});

it("a map is drawn again after the code that draws it has changed", async () => {
  await build(() => ({ body: "first" }));
  const file = join(root, ".cache", "maps.json");
  const cached = JSON.parse(readFileSync(file, "utf8")) as object;
  writeFileSync(file, JSON.stringify({ ...cached, sources: "of other code" }));
  expect(await build(() => ({ body: "second" }))).toBe("second");
});
