import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import postcss, { type ChildNode, type Container } from "postcss";
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

const widgetFiles = readdirSync("widgets", { recursive: true, encoding: "utf8" }).map((file) =>
  join("widgets", file),
);
const widgets = widgetFiles.filter((file) => file.endsWith(".tsx"));

const openings = readdirSync("site/components/jobs")
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => join("site/components/jobs", file));

/** Classes of elements that scripts make without React. */
const scriptClasses = widgetFiles
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bclassName = "([^"]+)"/g)])
  .flatMap(([, names = ""]) => names.split(" "));

test("every class in a stylesheet is used in a page or a widget", () => {
  // Include classes that built pages may lack: those of widget states, of pagination (with more than 24
  // articles), of openings, of named recruiters, and of tables in content.
  const used = new Set([
    ...markupClasses,
    ...scriptClasses,
    ...collectClassNames([
      ...widgets,
      "site/components/insights/article-list.tsx",
      "site/components/recruiter.tsx",
      ...openings,
      "site/pages/job.11ty.tsx",
    ]),
    ...classesIn(read("../build/eleventy/markdown.ts")),
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

/** Values by property. Properties are prefixed with conditions such as `@media` and `:hover`. */
type Declarations = Map<string, string>;

function utilitiesOf(css: string): Map<string, Declarations> {
  const found = new Map<string, Declarations>();
  const read = (node: Container<ChildNode>, name: string, conditions: string): void => {
    for (const child of node.nodes ?? [])
      if (child.type === "atrule") read(child, name, `${conditions} @${child.name} ${child.params}`);
      else if (child.type === "rule" && name) read(child, name, `${conditions} ${child.selector}`);
      else if (child.type === "rule") {
        const [, escaped = "", rest = ""] = /^\.((?:\\.|[\w-])+)(.*)$/s.exec(child.selector) ?? [];
        if (escaped) read(child, escaped.replaceAll("\\", ""), `${conditions} ${rest}`);
      }
      // Skip values with Tailwind's internal variables, which let one utility refine another. For example,
      // `leading-100` sets the line height of `text-16`.
      else if (child.type === "decl" && !child.important && !child.value.includes("var(--tw-"))
        found.set(
          name,
          (found.get(name) ?? new Map<string, string>()).set(`${conditions} ${child.prop}`, child.value),
        );
  };
  postcss.parse(css).walkAtRules("layer", (layer) => {
    if (layer.params === "utilities") read(layer, "", "");
  });
  return found;
}

test("no element has two utility classes that set the same property under the same condition", () => {
  const sheets = new Map<string, Map<string, Declarations>>();
  const pairs = new Set<string>();
  let read = 0;
  for (const { html } of listBuiltPages()) {
    const inlineClasses = extractInlineStyles(html).map((sheet) => {
      const utilities = sheets.get(sheet) ?? utilitiesOf(sheet);
      sheets.set(sheet, utilities);
      return utilities;
    });
    for (const list of extractClassLists(html)) {
      const set = new Map<string, { name: string; value: string }>();
      for (const name of new Set(list))
        for (const [property, value] of inlineClasses.flatMap((utilities) => [
          ...(utilities.get(name) ?? []),
        ])) {
          read += 1;
          const earlierUtility = set.get(property);
          if (earlierUtility && earlierUtility.name !== name && earlierUtility.value !== value)
            pairs.add(`${earlierUtility.name} and ${name} (${property.trim()}) in class="${list.join(" ")}"`);
          set.set(property, { name, value });
        }
    }
  }
  expect(read).toBeGreaterThan(1000);
  expect([...pairs]).toEqual([]);
});
