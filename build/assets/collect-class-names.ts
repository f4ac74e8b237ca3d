import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { SITE_ONLY_WIDGETS } from "../../widgets/registry.ts";

const CLASS_ATTRIBUTE = /^class$|class(name)?$/i;

const WIDGETS_FOLDER = join(import.meta.dirname, "../../widgets");

/**
 * Collects candidates for Tailwind classes: the words in string literals of the given components, their imports,
 * and the site-only widgets that they render. Skips attributes that contain no classes. Scanning entire files
 * would also match comments, identifiers and copy.
 * @param entries paths of the components' TypeScript files
 */
export function collectClassNames(entries: readonly string[]): string[] {
  const words = new Set<string>();
  const files = new Set(entries);
  // Iterating a Set includes entries added during the loop.
  for (const file of files) {
    const { literals, needed } = sourceOf(file);
    for (const word of literals) words.add(word);
    for (const path of needed) files.add(path);
  }
  return [...words];
}

interface Source {
  literals: readonly string[];
  needed: readonly string[];
}

const sources = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = sources.get(file) ?? readSource(file);
  sources.set(file, known);
  return known;
}

function readSource(file: string): Source {
  const literals: string[] = [];
  const needed: string[] = [];
  const hasClasses = file.endsWith(".tsx");
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const path = (node.moduleSpecifier as ts.StringLiteral).text;
      if (path.startsWith(".") && node.importClause?.isTypeOnly !== true)
        needed.push(join(dirname(file), path));
      return;
    }
    if (!hasClasses || ts.isTypeNode(node)) return;
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = widgetOf(node);
      const component = join(WIDGETS_FOLDER, tag, `${tag}.tsx`);
      if (SITE_ONLY_WIDGETS.includes(tag) && existsSync(component)) needed.push(component);
    }
    if (ts.isJsxAttribute(node) && !CLASS_ATTRIBUTE.test(node.name.getText())) {
      if (node.initializer !== undefined && ts.isStringLiteral(node.initializer)) return;
    }
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) literals.push(...node.text.split(/\s+/));
    ts.forEachChild(node, visit);
  };
  const text = readFileSync(file, "utf8");
  const parsed = hasClasses ? text : text.slice(0, endOfImports(text));
  ts.forEachChild(ts.createSourceFile(file, parsed, ts.ScriptTarget.Latest, true), visit);
  return { literals, needed };
}

function widgetOf(element: ts.JsxOpeningElement | ts.JsxSelfClosingElement): string {
  const attributes = element.attributes.properties.filter((attribute) => ts.isJsxAttribute(attribute));
  const tag = attributes.find(({ name }) => name.getText() === "tag")?.initializer;
  return tag !== undefined && ts.isStringLiteral(tag) ? tag.text : element.tagName.getText();
}

function endOfImports(text: string): number {
  const last = text.lastIndexOf("\nimport ");
  const start = last === -1 ? 0 : last + 1;
  return text.startsWith("import ", start) ? text.indexOf(";", start) + 1 : 0;
}
