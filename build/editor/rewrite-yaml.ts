import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isMapping, isEqual } from "./normalize-form-values.ts";

/** Disables line folding. */
const FORMAT = { lineWidth: 0 };

/**
 * Updates YAML text to a new value, and preserves comments, quotes and list style elsewhere.
 * @param before the text's current value, normalized like `after`, so that defaults added by a form do not count as
 * changes
 */
export function rewriteYaml(source: string, before: unknown, after: unknown): string {
  const document = parseDocument(source);
  if (document.contents === null) return stringify(after, FORMAT);
  document.contents = changeNode(document, document.contents, before, after) as typeof document.contents;
  return document.toString(FORMAT);
}

function changeNode(document: Document, node: Node, before: unknown, after: unknown): Node {
  if (isEqual(before, after)) return node;
  if (isMap(node) && isMapping(before) && isMapping(after)) return changeMap(document, node, before, after);
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after))
    return changeList(document, node, before, after);
  if (isScalar(node) && !isMapping(after) && !Array.isArray(after)) {
    const endsWithNewline = typeof node.value === "string" && node.value.endsWith("\n");
    node.value = endsWithNewline && typeof after === "string" ? `${after}\n` : after;
    return node;
  }
  return createNode(document, after, node);
}

function changeMap(
  document: Document,
  map: YAMLMap,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Node {
  for (const key of Object.keys(before)) if (!(key in after)) map.delete(key);
  let insertIndex = 0;
  for (const [key, value] of Object.entries(after)) {
    const pairs = map.items as Pair<Node, Node | null>[];
    const found = pairs.findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === key);
    const pair = pairs[found];
    if (pair === undefined) map.items.splice(insertIndex, 0, document.createPair(key, value) as Pair);
    else if (pair.value === null) pair.value = createNode(document, value, map);
    else pair.value = changeNode(document, pair.value, before[key], value);
    insertIndex = pair === undefined ? insertIndex + 1 : found + 1;
  }
  return map;
}

function changeList(document: Document, list: YAMLSeq, before: unknown[], after: unknown[]): Node {
  const nodes = [...list.items] as Node[];
  const unmatchedIndexes = new Set(before.keys());
  const unchangedIndexes = after.map((item) => {
    const index = [...unmatchedIndexes].find((unmatchedIndex) => isEqual(before[unmatchedIndex], item));
    if (index !== undefined) unmatchedIndexes.delete(index);
    return index;
  });
  list.items = after.map((item, index) => {
    const unchangedIndex = unchangedIndexes[index];
    if (unchangedIndex !== undefined) return nodes[unchangedIndex];
    const nodeAtIndex = nodes[index];
    return nodeAtIndex !== undefined && unmatchedIndexes.delete(index)
      ? changeNode(document, nodeAtIndex, before[index], item)
      : createNode(document, item, nodes[0]);
  });
  return list;
}

function createNode(document: Document, value: unknown, styleSource: Node | undefined): Node {
  const node = document.createNode(value);
  if ((isMap(node) || isSeq(node)) && (isMap(styleSource) || isSeq(styleSource)))
    node.flow = styleSource.flow === true;
  return node;
}
