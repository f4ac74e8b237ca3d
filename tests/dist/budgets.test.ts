import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { BUDGETS } from "./budgets.ts";
import { DIST, attributeValues, writtenFiles, writtenPages } from "./read-dist.ts";

const gzipped = (file: string): number => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).byteLength;

test("no page loads more script by itself than the budget allows", () => {
  for (const { path, html } of writtenPages()) {
    const bytes = attributeValues(html, "script", "src").reduce((sum, file) => sum + gzipped(file), 0);
    expect(bytes, path).toBeLessThanOrEqual(BUDGETS.pageScript);
  }
});

test("the style sheet and the fonts stay within their budgets", () => {
  const files = writtenFiles();
  const styles = files.filter((file) => file.endsWith(".css")).reduce((sum, file) => sum + gzipped(file), 0);
  const fonts = files
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => statSync(join(DIST, file)).size);
  expect(styles).toBeLessThanOrEqual(BUDGETS.styles);
  expect(fonts).toHaveLength(3);
  expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGETS.fonts);
});

test("no secret key is in any written file", () => {
  for (const file of writtenFiles().filter((name) => /\.(?:html|js|css|json|xml|txt)$/.test(name))) {
    const text = readFileSync(join(DIST, file), "utf8");
    expect(text, file).not.toMatch(/sb_secret_|service_role|SUPABASE_SECRET/);
  }
});
