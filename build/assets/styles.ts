import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compile, optimize } from "@tailwindcss/node";
import { classNamesIn } from "./class-names.ts";
import { themeStyles } from "./theme.ts";

/**
 * Compiles the common style sheet: the tokens, the sheets of `site.css`, and the utilities that templates and widgets use.
 * @param root the project's root folder
 * @returns minified CSS
 */
export async function compileStyles(root: string): Promise<string> {
  const entry = join(root, "site/styles/site.css");
  const compiler = await compile(`${readFileSync(entry, "utf8")}\n${themeStyles()}`, {
    base: dirname(entry),
    from: entry,
    onDependency: () => undefined,
  });
  const css = compiler.build(classNamesIn(["site", "widgets"].map((folder) => join(root, folder))));
  return optimize(css, { minify: true }).code;
}

/**
 * Compiles the sheets of single kinds of page, which join the common sheet's layer of components.
 * @param root the project's root folder
 */
export function compilePageStyles(root: string): { name: string; css: string }[] {
  const folder = join(root, "site/styles/pages");
  return readdirSync(folder).map((file) => {
    const css = `@layer components {${readFileSync(join(folder, file), "utf8")}}`;
    return { name: basename(file, ".css"), css: optimize(css, { minify: true }).code };
  });
}
