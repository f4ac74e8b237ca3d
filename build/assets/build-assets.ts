import { writeFileSync, readFileSync, readdirSync } from "node:fs";
import { join, basename, dirname } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { ICON_SVG } from "./site-icons.ts";
import { compile, optimize } from "@tailwindcss/node";
import { EMBEDDED_TAGS } from "../../model/tags/tags.ts";
import { collectClassNames } from "./collect-class-names.ts";
import { fontFaceRules } from "./fonts.ts";
import {
  LINKED_STYLESHEETS,
  MARKDOWN_STYLESHEET,
  EXTRA_STYLESHEETS,
  PREVIEW_STYLESHEET,
  PREVIEWED_TEMPLATES,
} from "./page-stylesheets.ts";
import { themeStyles, themeTokens } from "./theme.ts";

const FAVICON_SIZES = [16, 32, 48];

const toPng = (size: number): Uint8Array =>
  new Resvg(ICON_SVG, { fitTo: { mode: "width", value: size } }).render().asPng();

export function writeIcons(outDir: string): void {
  const write = (name: string, content: string | Uint8Array): void =>
    writeFileSync(join(outDir, name), content);
  write("icon.svg", ICON_SVG);
  write("icon-512.png", toPng(512));
  write("apple-touch-icon.png", toPng(180));
  write("favicon.ico", toIco(FAVICON_SIZES.map((size) => ({ size, png: toPng(size) }))));
}

function toIco(pictures: readonly { size: number; png: Uint8Array }[]): Uint8Array {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const PAGE_DEFINITION = /\bdefinePage\b/;

/**
 * Replaces Tailwind's `tabular-nums`, which can be combined with other numeric styles but adds ten rules per page.
 */
const TABULAR = "@utility tabular { font-variant-numeric: tabular-nums; }";

/** Displays widget tags as blocks, because custom elements are inline by default. */
const WIDGET_RULES = `@layer components { ${EMBEDDED_TAGS.join()} { display: block } }`;

const templateName = (file: string): string => basename(file, ".11ty.tsx");

/** Returns the files of a stylesheet's templates: one, or those that the editor's preview shows. */
const templateFiles = (root: string, name: string): readonly string[] =>
  (name === PREVIEW_STYLESHEET ? PREVIEWED_TEMPLATES : [name]).map((template) =>
    join(root, "site/pages", `${template}.11ty.tsx`),
  );

const rendersMarkdown = (template: string): boolean => /\bmarkdown\(/.test(readFileSync(template, "utf8"));

const minify = (css: string): string => optimize(css, { minify: true }).code;

/**
 * Compiles one complete stylesheet per page template: tokens and common rules, extra rules, and the template's
 * utilities.
 * @param root the project's root folder
 * @returns minified CSS by stylesheet name
 */
export async function compileStylesheets(root: string): Promise<Record<string, string>> {
  const [common, utilities] = await Promise.all([compileCommon(root), compileUtilities(root)]);
  const names = new Set([...utilities.keys(), ...Object.keys(EXTRA_STYLESHEETS)]);
  const sheets = [...names].map((name): [string, string] => {
    const { template = name, files = [] } = EXTRA_STYLESHEETS[name] ?? {};
    const [file = ""] = templateFiles(root, template);
    const sources = rendersMarkdown(file) ? [MARKDOWN_STYLESHEET, ...files] : files;
    const extraCss = sources.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
    const rules = extraCss === "" ? "" : minify(`@layer components {${extraCss}}`);
    return [name, common + rules + (utilities.get(template) ?? "")];
  });
  return Object.fromEntries(sheets);
}

async function compileCommon(root: string): Promise<string> {
  const entry = join(root, "site/styles/site.css");
  const sources = [readFileSync(entry, "utf8"), WIDGET_RULES, fontFaceRules(), themeStyles()];
  const compiler = await compile(sources.join("\n"), {
    base: dirname(entry),
    from: entry,
    onDependency: () => undefined,
  });
  return minify(compiler.build([])).trim();
}

/**
 * Compiles the utility classes of each template, its components and the document around them into one stylesheet,
 * because the order of rules decides which variant wins, for instance between breakpoints.
 */
async function compileUtilities(root: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(root, "site/pages");
  const layout = join(root, "site/layouts/document.tsx");
  const blocks = join(root, "site/components/blocks/block.tsx");
  const templates = readdirSync(folder).filter(
    (file) =>
      LINKED_STYLESHEETS.includes(templateName(file)) ||
      PAGE_DEFINITION.test(readFileSync(join(folder, file), "utf8")),
  );
  const sheets = [...templates.map(templateName), PREVIEW_STYLESHEET].map(
    async (name): Promise<[string, string]> => {
      const css = `${themeTokens("reference")}\n${TABULAR}\n@layer utilities { @tailwind utilities; }`;
      const compiler = await compile(css, { base: root, onDependency: () => undefined });
      const files = templateFiles(root, name);
      // Blocks are rendered from Markdown data, so the template does not import them.
      const names = collectClassNames([...files, layout, ...(files.some(rendersMarkdown) ? [blocks] : [])]);
      // Tailwind's license comment is already in the common stylesheet.
      const utilities = minify(compiler.build(names)).replace(/^\/\*!.*?\*\/\s*/, "");
      return [name, utilities.trim()];
    },
  );
  return new Map(await Promise.all(sheets));
}
