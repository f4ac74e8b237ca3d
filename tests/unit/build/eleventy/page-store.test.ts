import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openPageStore } from "../../../../build/eleventy/page-store.ts";
import { openStore } from "../../../../build/cache/store.ts";
import type { TemplateData } from "../../../../site/layouts/page.ts";

const root = mkdtempSync(join(tmpdir(), "pages-"));
const dist = join(root, "dist");
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => rmSync(dist, { recursive: true, force: true }));

const open = (...shared: unknown[]): ReturnType<typeof openPageStore> =>
  openPageStore(openStore(root), shared);

/** The data of a page that its key is made from. */
const dataOf = (url: string, entry?: { digest?: string; isEnded?: true }): TemplateData =>
  ({ page: { url, outputPath: join(dist, `${url}.html`) }, entry }) as unknown as TemplateData;

const summary = {
  styleUse: { sheet: "article", classes: ["table"], scripts: ["runtime"] },
  social: undefined,
};
const styles = "sha256-a";
const html = "<!doctype html>\n<html>An opening “here”</html>\n";
const guide = dataOf("/insights/guide", { digest: "1" });
const file = join(dist, "/insights/guide.html");

/** Writes a page as a build does, and keeps it. */
async function build(data: TemplateData, shared = "shared", stylesHash = styles, text = html): Promise<void> {
  const path = String(data.page.outputPath);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  writeFileSync(path, text);
  await open(shared).keep(data, summary, stylesHash);
}

/** Builds the site again into an empty folder. Returns the text of the page if the store has it. */
function buildAgain(data = guide, shared = "shared", stylesHash = styles): string | undefined {
  rmSync(dist, { recursive: true, force: true });
  const store = open(shared);
  const page = store.find(data);
  if (page === undefined || !store.place(data, page, stylesHash)) return undefined;
  return readFileSync(String(data.page.outputPath), "utf8");
}

test("a later build finds a page of the same text, settings, shared content and styles", async () => {
  await build(guide);
  expect(open("shared").find(guide)).toMatchObject({ styleUse: summary.styleUse });
  expect(buildAgain()).toBe(html);
  expect(buildAgain()).toBe(html);
  expect(open("changed").find(guide)).toBeUndefined();
  expect(open("shared").find(dataOf("/insights/guide", { digest: "2" }))).toBeUndefined();
  expect(open("shared").find(dataOf("/insights/other", { digest: "1" }))).toBeUndefined();
});

test("a page with other styles is written again, and kept with those", async () => {
  await build(guide);
  expect(buildAgain(guide, "shared", "sha256-b")).toBeUndefined();
  await build(guide, "shared", "sha256-b", html.toUpperCase());
  expect(buildAgain(guide, "shared", "sha256-b")).toBe(html.toUpperCase());
});

test("the page of an ended opening is rendered each time, because its text depends on the time", async () => {
  const ended = dataOf("/jobs/ended", { digest: "1", isEnded: true });
  await build(ended);
  expect(open("shared").find(ended)).toBeUndefined();
});

test.each<[string, () => void]>([
  ["a power failure has cut off", () => truncateSync(file, 20)],
  ["somebody has edited in the built site", () => appendFileSync(file, "<p>Edited</p>")],
  [
    "somebody has edited in the built site without a change of its size",
    () => {
      writeFileSync(file, html.replace("opening", "OPENING"));
      utimesSync(file, new Date(), new Date(Date.now() + 5_000));
    },
  ],
])("a page that %s is rendered again", async (how, damage) => {
  await build(guide, how);
  const { ino } = statSync(file);
  damage();
  expect(statSync(file).ino).toBe(ino);
  expect(buildAgain(guide, how)).toBeUndefined();
  await build(guide, how);
  expect(buildAgain(guide, how)).toBe(html);
});

test("a page is rendered again if a power failure has cut off what is known of it", async () => {
  await build(guide, "unknown");
  const folder = join(root, ".cache/page-summaries");
  for (const name of readdirSync(folder)) truncateSync(join(folder, name), 10);
  expect(open("unknown").find(guide)).toBeUndefined();
  await build(guide, "unknown");
  expect(buildAgain(guide, "unknown")).toBe(html);
});

test("pages that a build has not used are removed, and the others keep their time", async () => {
  await build(guide, "last");
  const longAgo = new Date("2026-01-02T03:04:05Z");
  utimesSync(file, longAgo, longAgo);
  await build(dataOf("/insights/gone", { digest: "1" }), "last");
  const store = open("last");
  const page = { ...store.find(guide)!, modified: Math.floor(longAgo.getTime() / 1000) };
  rmSync(dist, { recursive: true });
  expect(store.place(guide, page, styles)).toBe(true);
  store.removeUnused();
  expect(statSync(file).mtimeMs).toBe(longAgo.getTime());
  expect(open("last").find(dataOf("/insights/gone", { digest: "1" }))).toBeUndefined();
});
