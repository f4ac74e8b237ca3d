import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Attributes whose value is class names: `className`, `headClassName`. */
const CLASS_ATTRIBUTE = /^class$|class(name)?$/i;

/**
 * All words that may be class names in the components of some folders: those of string literals, values of other attributes apart.
 * Comments, identifiers and the pages' own texts are full of words that are utilities too.
 */
export function classNamesIn(folders: readonly string[]): string[] {
  const words = new Set<string>();
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      if (file.endsWith(".tsx")) collectWords(readFileSync(join(folder, file), "utf8"), words);
  return [...words];
}

function collectWords(source: string, words: Set<string>): void {
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && !CLASS_ATTRIBUTE.test(node.name.getText())) {
      if (node.initializer !== undefined && ts.isStringLiteral(node.initializer)) return;
    }
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node))
      for (const word of node.text.split(/\s+/)) words.add(word);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("component.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
}
