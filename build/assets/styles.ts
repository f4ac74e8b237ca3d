import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compile, optimize } from "@tailwindcss/node";
import { classNamesFrom } from "./class-names.ts";
import { fontFaceRules } from "./font-faces.ts";
import { LINKED_SHEETS, OWN_SHEETS } from "./page-sheets.ts";
import { themeStyles, themeTokens } from "./theme.ts";

/** What a template of pages calls; the others write files for machines, or documents of their own. */
const WRITES_PAGE = /\bdefinePage\b/;

/** Figures of one width. Tailwind's own utility can be combined with other forms of figures, which costs each page ten rules. */
const TABULAR = "@utility tabular { font-variant-numeric: tabular-nums; }";

const templateName = (file: string): string => basename(file, ".11ty.tsx");

const minify = (css: string): string => optimize(css, { minify: true }).code;

/**
 * Compiles the style sheets of the pages, each one whole: the tokens and the sheets of `site.css`, the rules that few kinds of page need, and the
 * template's utilities.
 * @param root the project's root folder
 * @returns minified CSS, by the name of the template or, where its pages differ, of the sheet
 */
export async function compileSheets(root: string): Promise<Record<string, string>> {
  const [common, utilities] = await Promise.all([compileCommon(root), compileUtilities(root)]);
  const names = new Set([...utilities.keys(), ...Object.keys(OWN_SHEETS)]);
  const sheets = [...names].map((name): [string, string] => {
    const { template = name, files = [] } = OWN_SHEETS[name] ?? {};
    const own = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
    const rules = own === "" ? "" : minify(`@layer components {${own}}`);
    return [name, common + rules + (utilities.get(template) ?? "")];
  });
  return Object.fromEntries(sheets);
}

/** The common sheet: the faces, the tokens and the sheets of `site.css`. */
async function compileCommon(root: string): Promise<string> {
  const entry = join(root, "site/styles/site.css");
  const sources = [readFileSync(entry, "utf8"), fontFaceRules(), themeStyles()];
  const compiler = await compile(sources.join("\n"), {
    base: dirname(entry),
    from: entry,
    onDependency: () => undefined,
  });
  return minify(compiler.build([])).trim();
}

/**
 * The utilities of each template: those of its components and of the document around them. All of them are in one sheet, since
 * their order decides between a utility and the same one for another width.
 */
async function compileUtilities(root: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(root, "site/pages");
  const layout = join(root, "site/layouts/document.tsx");
  const blocks = join(root, "site/components/blocks/block.tsx");
  const templates = readdirSync(folder).filter(
    (file) =>
      LINKED_SHEETS.includes(templateName(file)) ||
      WRITES_PAGE.test(readFileSync(join(folder, file), "utf8")),
  );
  const sheets = templates.map(async (file): Promise<[string, string]> => {
    const css = `${themeTokens("reference")}\n${TABULAR}\n@layer utilities { @tailwind utilities; }`;
    const compiler = await compile(css, { base: root, onDependency: () => undefined });
    const template = join(folder, file);
    // Blocks come with the Markdown, which the template is handed as data.
    const hasBlocks = /\bmarkdown\(/.test(readFileSync(template, "utf8"));
    const names = classNamesFrom([template, layout, ...(hasBlocks ? [blocks] : [])]);
    // The compiler's notice is in the common sheet.
    const utilities = minify(compiler.build(names)).replace(/^\/\*!.*?\*\/\s*/, "");
    return [templateName(file), utilities.trim()];
  });
  return new Map(await Promise.all(sheets));
}
