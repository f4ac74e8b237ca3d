import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { classNamesIn } from "../../build/assets/class-names.ts";
import { DIST, writtenFiles } from "./read-dist.ts";

const read = (file: string): string => readFileSync(join(DIST, file), "utf8");

/** Classes of a sheet's selectors, without escapes. */
function selectedClasses(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, "");
  const preludes = [...rules.matchAll(/(?<=^|[{};])[^{};]+(?=\{)/g)].map(([prelude]) => prelude.trim());
  return preludes
    .filter((prelude) => !prelude.startsWith("@"))
    .flatMap((prelude) => [...prelude.matchAll(/\.((?:\\.|[\w-])+)/g)])
    .map(([, name = ""]) => name.replaceAll("\\", ""));
}

const decode = (value: string): string =>
  value.replaceAll("&#x27;", "'").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** Classes in the written pages and drawings. */
const written = writtenFiles()
  .filter((file) => /\.(html|svg)$/.test(file))
  .flatMap((file) => [...read(file).matchAll(/\sclass="([^"]*)"/g)])
  .flatMap(([, value = ""]) => decode(value).split(/\s+/));

test("every class that a style sheet selects is used in a page or a widget", () => {
  // What a form shows after it was touched is in no page.
  const used = new Set([...written, ...classNamesIn(["widgets"])]);
  const sheets = writtenFiles().filter((file) => /^\/styles\/.*\.css$/.test(file));
  expect(sheets).not.toEqual([]);
  for (const sheet of sheets) {
    const unused = selectedClasses(read(sheet)).filter((name) => !used.has(name));
    expect([...new Set(unused)], sheet).toEqual([]);
  }
});
