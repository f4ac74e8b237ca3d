import { mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openPageStore } from "../../../../build/eleventy/page-store.ts";
import { openStore } from "../../../../build/cache/store.ts";
import type { TemplateData } from "../../../../site/layouts/page.ts";

const root = mkdtempSync(join(tmpdir(), "pages-"));
afterAll(() => rmSync(root, { recursive: true }));

const open = (...shared: unknown[]): ReturnType<typeof openPageStore> =>
  openPageStore(openStore(root), shared);

/** The data of a page that its key is made from. */
const dataOf = (url: string, entry?: { digest?: string; isEnded?: true }): TemplateData =>
  ({ page: { url }, entry }) as unknown as TemplateData;

const page = { html: "<!doctype html>\n<html>An opening “here”</html>\n", social: undefined };
const guide = dataOf("/insights/guide", { digest: "1" });

test("a later build finds a page of the same text, settings and shared content", () => {
  open("shared").save(guide, page);
  expect(open("shared").find(guide)).toEqual(page);
  expect(open("changed").find(guide)).toBeUndefined();
  expect(open("shared").find(dataOf("/insights/guide", { digest: "2" }))).toBeUndefined();
  expect(open("shared").find(dataOf("/insights/other", { digest: "1" }))).toBeUndefined();
});

test("the page of an ended opening is rendered each time, because its text depends on the time", () => {
  const ended = dataOf("/jobs/ended", { digest: "1", isEnded: true });
  open("shared").save(ended, page);
  expect(open("shared").find(ended)).toBeUndefined();
});

test("a page that a power failure has cut off is rendered again", () => {
  const store = open("cut");
  store.save(guide, page);
  for (const name of readdirSync(join(root, ".cache/pages")))
    truncateSync(join(root, ".cache/pages", name), 40);
  expect(store.find(guide)).toBeUndefined();
});
