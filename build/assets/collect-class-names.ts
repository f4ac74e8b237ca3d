import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, visitorKeys, type JSXOpeningElement, type Node } from "oxc-parser";
import { projectPath } from "../../site/settings/project-root.ts";
import { SITE_ONLY_WIDGETS } from "../../widgets/registry.ts";

const CLASS_ATTRIBUTE = /^class$|class(name)?$/i;

const WIDGETS_FOLDER = projectPath("widgets");

/**
 * Lists the classes that scripts may set in a browser, by widget; those of the scripts that all pages have are under
 * `runtime`.
 * @param css where the classes are defined
 */
export function listScriptClasses(css: string): Record<string, string[]> {
  const defined = new Set(listClasses(css));
  const folders = readdirSync(WIDGETS_FOLDER, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && (entry.name === "runtime" || entry.name.includes("-")),
  );
  return Object.fromEntries(
    folders.map(({ name }) => {
      const files = readdirSync(join(WIDGETS_FOLDER, name), { recursive: true, encoding: "utf8" });
      const entries = files
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(WIDGETS_FOLDER, name, file));
      return [name, collectClassNames(entries, { inScripts: true }).filter((word) => defined.has(word))];
    }),
  );
}

/** Lists the classes in selectors, among other words after a period. */
export const listClasses = (css: string): string[] =>
  Array.from(css.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = ""]) => name.replaceAll("\\", ""));

/**
 * Collects candidates for Tailwind classes: the words in string literals of the given components, their imports,
 * and the site-only widgets that they render. Skips attributes that contain no classes. Scanning entire files
 * would also match comments, identifiers and copy.
 * @param entries paths of the components' TypeScript files
 * @param inScripts also searches files without JSX, and those that are imported later
 */
export function collectClassNames(entries: readonly string[], { inScripts = false } = {}): string[] {
  const words = new Set<string>();
  const files = new Set(entries);
  // Iterating a Set includes entries added during the loop.
  for (const file of files) {
    const { literals, importedFiles, laterFiles } = sourceOf(file);
    if (inScripts || file.endsWith(".tsx")) for (const word of literals) words.add(word);
    for (const path of importedFiles) files.add(path);
    if (inScripts) for (const path of laterFiles) files.add(path);
  }
  return [...words];
}

const sources = new Map<string, ReturnType<typeof readSource>>();

function sourceOf(file: string) {
  const source = sources.get(file) ?? readSource(file);
  sources.set(file, source);
  return source;
}

function readSource(file: string) {
  const literals: string[] = [];
  const laterFiles: string[] = [];
  const parsed = parseSync(file, readFileSync(file, "utf8"));
  const importedFiles = parsed.module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((path) => path.startsWith("."))
    .map((path) => join(dirname(file), path));
  const visit = (node: Node): void => {
    if (node.type === "ImportDeclaration" || isType(node)) return;
    if (node.type === "ImportExpression" && node.source.type === "Literal") {
      const path = String(node.source.value);
      if (path.startsWith(".")) laterFiles.push(join(dirname(file), path));
    }
    if (node.type === "JSXOpeningElement") {
      const tag = getWidgetTag(node);
      const component = join(WIDGETS_FOLDER, tag, `${tag}.tsx`);
      if (SITE_ONLY_WIDGETS.includes(tag) && existsSync(component)) importedFiles.push(component);
    }
    if (node.type === "JSXAttribute" && node.value?.type === "Literal") {
      if (node.name.type !== "JSXIdentifier" || !CLASS_ATTRIBUTE.test(node.name.name)) return;
    }
    if (node.type === "Literal" && typeof node.value === "string") literals.push(...node.value.split(/\s+/));
    if (node.type === "TemplateElement") literals.push(...(node.value.cooked ?? "").split(/\s+/));
    for (const key of visitorKeys[node.type] ?? []) {
      const child = (node as unknown as Record<string, Node | (Node | null)[] | null>)[key];
      for (const one of Array.isArray(child) ? child : [child]) if (one) visit(one);
    }
  };
  visit(parsed.program);
  return { literals, importedFiles, laterFiles };
}

/** TypeScript-only nodes that wrap an expression. All other TypeScript-only nodes are types. */
const TYPED_EXPRESSION = /^TS(As|Satisfies|NonNull)Expression$/;

const isType = ({ type }: Node): boolean => type.startsWith("TS") && !TYPED_EXPRESSION.test(type);

function getWidgetTag({ attributes, name }: JSXOpeningElement): string {
  for (const attribute of attributes) {
    if (attribute.type !== "JSXAttribute" || attribute.name.name !== "tag") continue;
    if (attribute.value?.type === "Literal") return attribute.value.value;
  }
  return name.type === "JSXIdentifier" ? name.name : "";
}
