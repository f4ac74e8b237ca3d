import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { BUDGETS } from "../budgets.ts";
import {
  DIST,
  extractAttributes,
  extractInlineStyles,
  readBuiltFile,
  listBuiltFiles,
  listBuiltPages,
  measureGzippedSize,
} from "./read-dist.ts";

/** The editor has no budget: it is a separate application that visitors never open. */
const EDITOR = "/admin";
const pages = listBuiltPages().filter(({ path }) => path !== EDITOR);

test("no page loads more script without interaction than the budget allows", () => {
  for (const { path, html } of pages) {
    const bytes = extractAttributes(html, "script", "src").reduce(
      (sum, file) => sum + measureGzippedSize(file),
      0,
    );
    expect(bytes, path).toBeLessThanOrEqual(BUDGETS.pageScript);
  }
});

function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const folders = [dirname(file), "/embed/parts"];
  for (const [name] of readBuiltFile(file).matchAll(/[\w-]+\.js\b/g))
    for (const path of folders.map((folder) => `${folder}/${name}`))
      if (existsSync(join(DIST, path))) withImports(path, found);
  return found;
}

test("no script that a visitor loads contains zod", () => {
  const { file: pinned } = JSON.parse(readBuiltFile("/embed/release.json")) as { file: string };
  const widgetScripts = listBuiltFiles().filter(
    (file) => file.startsWith("/widgets/") && file.endsWith(".js"),
  );
  const loaded = [
    ...widgetScripts,
    ...["/embed/v1.js", "/embed/frame.js", pinned].flatMap((file) => [...withImports(file)]),
  ];
  expect(loaded.filter((file) => file.startsWith("/embed/parts/")).length).toBeGreaterThan(9);
  for (const file of loaded) expect(readBuiltFile(file), file).not.toMatch(/_zod|ZodError|"zod"/);
});

test("the stylesheet of each page stays within its budget", () => {
  for (const { path, html } of pages) {
    const linkedSheets = extractAttributes(html, "link", "href").filter((file) => file.endsWith(".css"));
    const sheets = [...linkedSheets.map(readBuiltFile), ...extractInlineStyles(html)];
    const bytes = sheets.reduce((sum, sheet) => sum + gzipSync(sheet, { level: 9 }).byteLength, 0);
    expect(bytes, path).toBeLessThanOrEqual(BUDGETS.styles);
  }
});

test("no page waits for a stylesheet, or preloads a font, before its first paint", () => {
  for (const { path, html } of pages.filter((page) => extractInlineStyles(page.html).length > 0)) {
    expect(extractAttributes(html, "link", "rel"), path).not.toContain("stylesheet");
    expect(extractAttributes(html, "link", "as"), path).not.toContain("font");
  }
});

test("the three font files for English pages stay within their budget, and three more contain the other letters", () => {
  const fonts = listBuiltFiles().filter((file) => file.endsWith(".woff2") && !file.startsWith(`${EDITOR}/`));
  const basic = fonts.filter((file) => file.includes("-basic-"));
  expect(basic).toHaveLength(3);
  expect(fonts.filter((file) => file.includes("-extended-"))).toHaveLength(3);
  const bytes = basic.reduce((sum, file) => sum + statSync(join(DIST, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.fonts);
});

test("no page references the editor or its files", () => {
  for (const { path, html } of pages) expect(html, path).not.toContain(EDITOR);
});
