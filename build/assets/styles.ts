import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compile, optimize } from "@tailwindcss/node";
import { classNamesFrom } from "./class-names.ts";
import { themeStyles, themeTokens } from "./theme.ts";

/** A compiled sheet by its name. */
interface NamedSheet {
  name: string;
  css: string;
}

const EXPLORER = ["salary-explorer", "salary-explorer-drawing"].map((name) => `widgets/styles/${name}.css`);
const EXPLORER_PAGE = "widgets/styles/salary-explorer-page.css";

/** Sheets of several files. What a page needs alone is in one, since it is then compressed as one. */
const JOINED: Readonly<Record<string, readonly string[]>> = {
  "file-field": ["file", "file-in-use", "file-page", "forced-colors"].map(
    (name) => `widgets/styles/${name}.css`,
  ),
  "salary-explorer": [...EXPLORER, "widgets/styles/salary-explorer-compact.css", EXPLORER_PAGE],
  "salary-report": [
    "site/styles/pages/article.css",
    "site/styles/pages/range-chart.css",
    ...EXPLORER,
    "widgets/styles/salary-explorer-full.css",
    EXPLORER_PAGE,
  ],
};

/** What a template that writes HTML calls; the others write files for machines. */
const WRITES_PAGE = /\b(?:definePage|bareDocument)\b/;

/** Figures of one width. Tailwind's own utility can be combined with other forms of figures, which costs each page ten rules. */
const TABULAR = "@utility tabular { font-variant-numeric: tabular-nums; }";

const minify = (css: string): string => optimize(css, { minify: true }).code;

/**
 * Compiles the common style sheet: the tokens and the sheets of `site.css`.
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
  return minify(compiler.build([]));
}

/**
 * Compiles the sheets of rules that few kinds of page need, which join the common sheet's layer of components.
 * @param root the project's root folder
 */
export function compilePageStyles(root: string): NamedSheet[] {
  const folder = join(root, "site/styles/pages");
  const sheet = (name: string, files: readonly string[]): NamedSheet => ({
    name,
    css: minify(`@layer components {${files.map((file) => readFileSync(file, "utf8")).join("\n")}}`),
  });
  return [
    ...readdirSync(folder).map((file) => sheet(basename(file, ".css"), [join(folder, file)])),
    ...Object.entries(JOINED).map(([name, files]) =>
      sheet(
        name,
        files.map((file) => join(root, file)),
      ),
    ),
  ];
}

/**
 * Compiles the utilities of each template: those of its components and of the document around them. All of them are in one sheet, since
 * their order decides between a utility and the same one for another width.
 * @param root the project's root folder
 */
export async function compileUtilities(root: string): Promise<NamedSheet[]> {
  const folder = join(root, "site/pages");
  const layout = join(root, "site/layouts/document.tsx");
  const blocks = join(root, "site/components/blocks/block.tsx");
  const templates = readdirSync(folder).filter((file) =>
    WRITES_PAGE.test(readFileSync(join(folder, file), "utf8")),
  );
  return Promise.all(
    templates.map(async (file) => {
      const css = `${themeTokens("reference")}\n${TABULAR}\n@layer utilities { @tailwind utilities; }`;
      const compiler = await compile(css, { base: root, onDependency: () => undefined });
      const template = join(folder, file);
      // Blocks come with the Markdown, which the template is handed as data.
      const hasBlocks = /\bmarkdown\(/.test(readFileSync(template, "utf8"));
      const names = classNamesFrom([template, layout, ...(hasBlocks ? [blocks] : [])]);
      // The compiler's notice is in the common sheet.
      const utilities = minify(compiler.build(names)).replace(/^\/\*!.*?\*\/\s*/, "");
      return { name: basename(file, ".11ty.tsx"), css: utilities };
    }),
  );
}
