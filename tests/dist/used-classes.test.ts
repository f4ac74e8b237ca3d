import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { collectClassNames } from "../../build/assets/collect-class-names.ts";
import {
  extractAttributes,
  extractClassLists,
  DIST,
  extractInlineStyles,
  listBuiltFiles,
  listBuiltPages,
} from "./read-dist.ts";

const read = (file: string): string => readFileSync(join(DIST, file), "utf8");

function selectedClasses(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, "");
  const preludes = [...rules.matchAll(/(?<=^|[{};])[^{};]+(?=\{)/g)].map(([prelude]) => prelude.trim());
  return preludes
    .filter((prelude) => !prelude.startsWith("@"))
    .flatMap((prelude) => [...prelude.matchAll(/\.((?:\\.|[\w-])+)/g)])
    .map(([, name = ""]) => name.replaceAll("\\", ""));
}

const classesIn = (markup: string): string[] => extractClassLists(markup).flat();

const markupClasses = listBuiltFiles()
  .filter((file) => /\.(html|svg)$/.test(file))
  .flatMap((file) => classesIn(read(file)));

const linkedSheets = listBuiltFiles()
  .filter((file) => /^\/styles\/.*\.css$/.test(file))
  .map(read);

const sheets = new Set([
  ...linkedSheets,
  ...listBuiltPages().flatMap(({ html }) => extractInlineStyles(html)),
]);

const classesBySheet = new Map([...sheets].map((sheet) => [sheet, new Set(selectedClasses(sheet))]));

const widgets = readdirSync("widgets", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => join("widgets", file));

test("every class in a stylesheet is used in a page or a widget", () => {
  // Include classes that built pages may lack: those of widget states, of pagination (with more than 24
  // articles), and of tables in content.
  const used = new Set([
    ...markupClasses,
    ...collectClassNames([...widgets, "site/components/insights/article-grid.tsx"]),
    ...classesIn(read("../build/eleventy/tables.ts")),
  ]);
  expect(classesBySheet.size).toBeGreaterThan(0);
  for (const [sheet, names] of classesBySheet)
    expect(
      [...names].filter((name) => !used.has(name)),
      sheet.slice(-300),
    ).toEqual([]);
});

test("a page loads the CSS rules for all its classes", () => {
  const known = new Set([...classesBySheet.values()].flatMap((names) => [...names]));
  for (const { path, html } of listBuiltPages()) {
    const files = extractAttributes(html, "link", "href").filter((href) => href.endsWith(".css"));
    const ownSheets = [...files.map(read), ...extractInlineStyles(html)];
    const loaded = ownSheets.flatMap((sheet) => [...(classesBySheet.get(sheet) ?? [])]);
    if (loaded.length === 0) continue;
    const missing = classesIn(html).filter((name) => known.has(name) && !loaded.includes(name));
    expect([...new Set(missing)], path).toEqual([]);
  }
});
