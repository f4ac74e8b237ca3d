import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";

/**
 * Compiles the site's one style sheet with the classes that the templates and widgets use.
 * @param root the project's root folder
 * @returns minified CSS
 */
export async function compileStyles(root: string): Promise<string> {
  const entry = join(root, "site/styles/site.css");
  const compiler = await compile(readFileSync(entry, "utf8"), {
    base: dirname(entry),
    from: entry,
    onDependency: () => undefined,
  });
  const scanner = new Scanner({
    sources: ["site", "widgets", "build/eleventy"].map((folder) => ({
      base: join(root, folder),
      pattern: "**/*.{ts,tsx}",
      negated: false,
    })),
  });
  const css = compiler.build(scanner.scan());
  return optimize(css, { minify: true }).code;
}
