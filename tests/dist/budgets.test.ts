import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { BUDGETS } from "../budgets.ts";
import { DIST, attributeValues, writtenFiles, writtenPages } from "./read-dist.ts";

const gzipped = (file: string): number => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).byteLength;

/** The editor is an application of its own that no visitor opens; what it weighs is nobody's wait for a page. */
const EDITOR = "/admin";
const pages = writtenPages().filter(({ path }) => path !== EDITOR);

test("no page loads more script by itself than the budget allows", () => {
  for (const { path, html } of pages) {
    const bytes = attributeValues(html, "script", "src").reduce((sum, file) => sum + gzipped(file), 0);
    expect(bytes, path).toBeLessThanOrEqual(BUDGETS.pageScript);
  }
});

test("the style sheets of each page stay within their budget", () => {
  for (const { path, html } of pages) {
    const sheets = attributeValues(html, "link", "href").filter((file) => file.endsWith(".css"));
    const bytes = sheets.reduce((sum, file) => sum + gzipped(file), 0);
    expect(bytes, path).toBeLessThanOrEqual(BUDGETS.styles);
  }
});

test("three font files stay within their budget", () => {
  const fonts = writtenFiles().filter((file) => file.endsWith(".woff2") && !file.startsWith(`${EDITOR}/`));
  expect(fonts).toHaveLength(3);
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(DIST, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.fonts);
});

test("no page refers to a file of the editor, or to the editor", () => {
  for (const { path, html } of pages) expect(html, path).not.toContain(EDITOR);
});
